import { readDeck } from '#convert/import/read-deck.ts';
import { workOnImport } from './work-on-import.ts';

// Most files are slides.
workOnImport(readDeck, () => import('#convert/import/pptx/read-pptx.ts'));
