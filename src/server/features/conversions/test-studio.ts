import type { Made, Order } from '../../platform/pictures/order.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Sitting, Studio } from '../../platform/pictures/studio/studio.ts';

interface Options {
  pages?: number;
  /** Pages with an unavailable picture. */
  missingOn?: readonly number[];
  /** Called before each page; may wait or throw. */
  onPage?: (index: number) => Promise<void>;
  /** Milliseconds the beginning would take. */
  beginning?: number;
}

/** Milliseconds an order may take if none are given. */
const USUAL_TIME = 30_000;

/** A fake studio: its pages hold only their number and take no time. The files are real PDFs. */
export function studioOf({ pages = 3, missingOn = [], onPage = async () => undefined, beginning = 0 }: Options = {}) {
  const opened: string[] = [];
  const studio: Studio = {
    async open(document, _read, use, signal) {
      signal?.throwIfAborted();
      opened.push(new TextDecoder().decode(document));
      return use(sittingOf(new TextDecoder().decode(document), { pages, missingOn, onPage, beginning }));
    },
    close: async () => undefined,
  };
  return { studio, opened };
}

function sittingOf(document: string, { pages, missingOn, onPage, beginning }: Required<Options>): Sitting {
  let length = 0;
  const places: [id: number, place: number][] = [];
  const file = (text: string, more: Partial<Made> = {}): Made[] => {
    length += Buffer.byteLength(text, 'latin1');
    return [{ bytes: Buffer.from(text, 'latin1'), name: '', ...more }];
  };
  const object = (id: number, text: string, before = '') => {
    places.push([id, length + Buffer.byteLength(before, 'latin1')]);
    return `${before}${id} 0 obj\n${text}\nendobj\n`;
  };
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const make = async (order: Order, time = USUAL_TIME): Promise<Made[]> => {
    if (order.kind === 'pptxBegin') return file('', { pages: pages - 1 });
    if (order.kind === 'pptxPage') return file('', { missing: missingOn.includes(order.index + 1) ? ['reef'] : [] });
    if (order.kind === 'pptxEnd') return file(`PK ${document}`);
    if (order.kind === 'pdfBegin' && time < beginning) throw new PictureFailure('tooSlow', `Not done after ${time} ms`);
    if (order.kind === 'pdfBegin') return file(`%PDF-1.7\n%${document.replaceAll(/[^ -~]/g, '')}\n`, { pages });
    if (order.kind === 'pdfPage') {
      const { index } = order;
      await onPage(index);
      const page = object(
        10 + 2 * index,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Resources << >> /Contents ${11 + 2 * index} 0 R >>`,
      );
      return file(object(11 + 2 * index, stream(`% page ${index} ${'.'.repeat(2000)}`), page), {
        missing: missingOn.includes(index) ? ['reef'] : [],
      });
    }
    const kids = Array.from({ length: pages }, (_none, index) => `${10 + 2 * index} 0 R`).join(' ');
    const tree = object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
    const body = object(1, '<< /Type /Catalog /Pages 2 0 R >>', tree);
    const entries = [[0, -1] as const, ...places]
      .sort(([a], [b]) => a - b)
      .map(([id, place]) => (place < 0 ? '0 1\n0000000000 65535 f \n' : `${id} 1\n${String(place).padStart(10, '0')} 00000 n \n`));
    return file(
      `${body}xref\n${entries.join('')}trailer\n<< /Root 1 0 R /Size ${10 + 2 * pages} >>\nstartxref\n${length + body.length}\n%%EOF\n`,
    );
  };
  return { stepCount: pages - 1, missing: [], make };
}
