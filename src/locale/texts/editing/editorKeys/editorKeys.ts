import type { Area } from '../../../area.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';

export const editorKeys: Area<keyof typeof en> = { de, en, es, fr, hu, it, ja, ko, pt };
