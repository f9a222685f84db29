import type { ExportFormat } from '#contract/pdf/pdf-access.ts';

/** The media types of exported files. */
export const fileTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
