/** URLs for a presentation's PDF and PowerPoint file, kept apart from the other routes so that only pages using them bundle them. */
export const pdfRoutes = {
  isPurchased: '/pdf-access/is-purchased',
  createCheckout: '/pdf-access/create-checkout-session/',
  retrieveCheckout: '/pdf-access/retrieve-checkout-session',
  sendPdfLink: '/pdf-access/send-pdf-link-email/',
  paymentWebhook: '/pdf-access/webhook/',
  testCheckout: '/pdf-access/test-checkout/',
  exportPdf: '/backend/export/:oid/pdf/',
  exportPptx: '/backend/export/:oid/pptx/',
  conversion: '/backend/conversions/',
  conversionStatus: '/backend/conversions/status/',
  media: '/media/:exportId/:name',
  purchases: '/operator/purchases/',
  purchasesCsv: '/operator/purchases.csv',
  purchaseReceipt: '/operator/purchases/:sessionId/',
  purchaseRefund: '/operator/purchases/:sessionId/refund/',
} as const;

export const exportPdfPath = (oid: string) => pdfRoutes.exportPdf.replace(':oid', encodeURIComponent(oid));
export const exportPptxPath = (oid: string) => pdfRoutes.exportPptx.replace(':oid', encodeURIComponent(oid));

export const purchaseReceiptPath = (sessionId: string) => pdfRoutes.purchaseReceipt.replace(':sessionId', encodeURIComponent(sessionId));
export const purchaseRefundPath = (sessionId: string) => pdfRoutes.purchaseRefund.replace(':sessionId', encodeURIComponent(sessionId));
