import { chartForm } from './chart/chart-form.ts';
import { codeForm } from './code/code-form.ts';
import type { RichForms } from './form.ts';
import { tableForm } from './table-form.ts';
import { bidi } from '../../text/writing/bidi.ts';

export const richForms: RichForms = { chart: chartForm, code: codeForm, table: tableForm, bidi };
