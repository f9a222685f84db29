import { memoryBytes } from '../../src/convert/import/archive/memory-bytes.ts';
import type { Imported } from '../../src/convert/import/imported.ts';
import { readDeck } from '../../src/convert/import/read-deck.ts';
import { richForms } from '../../src/model/paint/forms/rich-forms.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { decodeImages } from '../../src/server/platform/pictures/images/decode-images.ts';
import { imageSources } from '../../src/server/platform/pictures/images/image-sources.ts';
import { readImages } from '../../src/server/platform/pictures/images/read-images.ts';
import { beginPptx } from '../../src/server/platform/pictures/pptx/begin-pptx.ts';
import { compareWords, slideIds } from './measure-deck.ts';
import { measure } from './read-file.ts';
import { slideWords } from './slide-words.ts';
import type { Match, PlacedWord } from './words.ts';

/** Writes a deck as PowerPoint, reads the file, and compares its words with those of the deck. */
export async function writeAgain(imported: Imported): Promise<{ match: Match; cpuMilliseconds: number }> {
  const begun = process.cpuUsage();
  const bytes = await write(imported);
  const { user, system } = process.cpuUsage(begun);
  const again = await readDeck(
    { name: 'again.pptx', bytes: memoryBytes(bytes) },
    { options: { arrangement: 'grid', includesHidden: false }, measure, progress() {}, warn() {} },
  );
  return { match: compareWords(again, wordsOf(imported)).match, cpuMilliseconds: (user + system) / 1000 };
}

async function write({ presentation, pictures }: Imported): Promise<Uint8Array> {
  const files = await readImages(imageSources(presentation), async (source) => pictures.get(source)?.bytes);
  const { title, language } = presentation;
  const facts = { title, author: '', language, madeAt: new Date(0) };
  const writer = await beginPptx(indexScene(presentation), files, await decodeImages(files), facts);
  for (let index = 0; index < writer.slideCount; index += 1) writer.writeSlide(index);
  return writer.end();
}

function wordsOf(imported: Imported): PlacedWord[][] {
  const { presentation } = imported;
  const scene = indexScene(presentation);
  const kit = { theme: presentation.theme, language: presentation.language, measure, labels: undefined, rich: richForms };
  return slideIds(imported).map((id) => {
    const slide = scene.nodes.get(id);
    return slide ? slideWords(slide, kit) : [];
  });
}
