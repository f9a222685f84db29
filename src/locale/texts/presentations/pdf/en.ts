export const en = {
  'pdf.title': 'Download PDF',
};
