import { readDeck } from '#convert/import/read-deck.ts';
import { workOnImport } from './work-on-import.ts';

workOnImport(readDeck);
