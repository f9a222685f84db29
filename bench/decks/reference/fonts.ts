import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { familyFor } from '../../../src/convert/import/fonts/family-for.ts';
import { families } from '../../../src/model/text/families.ts';
import { faceFile } from '../../../src/server/platform/fonts/face-file.ts';
import { typefaces } from '../pptx/typefaces.ts';

/** Where Debian has the bullets of LibreOffice. */
const symbols = '/usr/share/fonts/truetype/libreoffice';

/**
 * Lets the reference use the same fonts as we do, and the same stand-ins for those that are missing: which stand-in is best is not what the
 * bench compares. Returns the path of the settings.
 */
export function writeFontSettings(folder: string): string {
  const cache = join(folder, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const folders = families.map(({ slug, weights }) => dirname(dirname(faceFile(`${slug}-${weights[0]}`))));
  const aliases = typefaces.map(
    (typeface) =>
      `<match target="pattern"><test name="family" qual="any"><string>${typeface}</string></test><edit name="family" mode="assign" binding="same"><string>${familyFor(typeface).family}</string></edit></match>`,
  );
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${[...folders, symbols].map((one) => `<dir>${one}</dir>`).join('')}<cachedir>${cache}</cachedir>${aliases.join('')}<match target="pattern"><edit name="family" mode="append_last"><string>Arimo</string></edit></match></fontconfig>`,
  );
  return settings;
}
