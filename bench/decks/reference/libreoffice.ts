import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFontSettings } from './fonts.ts';

// Starting takes seconds, and one file it cannot bear ends all of a call.
const BATCH = 25;

const pdfOf = (file: string, folder: string): string => join(folder, `${basename(file, extname(file))}.pdf`);

/** Converts files to PDF in this folder; whoever looks for one may find it missing. */
export function convertToPdf(files: readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const fonts = writeFontSettings(folder);
  const convert = (some: readonly string[]) =>
    spawnSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...some,
      ],
      { env: { ...process.env, FONTCONFIG_FILE: fonts }, stdio: 'ignore', timeout: 20 * 60_000 },
    );
  for (let at = 0; at < files.length; at += BATCH) {
    convert(files.slice(at, at + BATCH));
    process.stderr.write(`\rLibreOffice: ${Math.min(at + BATCH, files.length)} of ${files.length}`);
  }
  process.stderr.write('\n');
  for (const file of files) if (!existsSync(pdfOf(file, folder))) convert([file]);
}

/** The converted file, if the conversion worked. */
export const convertedFile = (file: string, folder: string): string | undefined => {
  const pdf = pdfOf(file, folder);
  return existsSync(pdf) ? pdf : undefined;
};
