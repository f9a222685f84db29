import { setTimeout as delay } from 'node:timers/promises';
import {
  conversionStatus,
  type BeginConversionAnswer,
  type ConversionStatusAnswer,
  type CreateCheckoutAnswer,
  type StartExportAnswer,
} from '#contract/pdf/pdf-access.ts';
import { exportPdfPath, pdfRoutes, purchaseRefundPath } from '#contract/pdf/pdf-routes.ts';
import { routes } from '#contract/routes.ts';
import { visitorOf, type TestVisitor } from '#server/testing/test-visitor.ts';
import { whole } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import { call, insist, isFound, look, PATIENCE, submit, untilAnswered, type Member, type Scene } from './people.ts';

interface Parts {
  seller: Member;
  operator: Member;
  oid: string;
  writer: number;
}

/** One buyer after another buys the PDF, downloads it, has it mailed, and sometimes gets the money back. */
export async function writeShop(scene: Scene, { seller, operator, oid, writer }: Parts): Promise<void> {
  for (let count = 1; !scene.over.aborted; count++) {
    const visitor = visitorOf(scene);
    const email = `buyer-w${writer}n${count}@example.org`;
    const begun = await insist(scene, 'begin a purchase', {
      send: () =>
        call(visitor, 'POST', pdfRoutes.createCheckout, { 'putma-id': visitor.cookies.get('putma-id') ?? null, 'prezi-oid': oid }),
      isDone: ({ status }) => status === 200,
    });
    if (!begun) continue;
    const { client_secret: secret } = JSON.parse(begun.text) as CreateCheckoutAnswer;
    const sessionId = secret.split('_secret_')[0] ?? '';
    const purchase = (to: string) => [{ place: 'purchase', key: sessionId, from: 'open', to }];
    scene.ledger.expect('purchase', sessionId, 'open', 'begin a purchase');
    const paid = await insist(scene, 'pay', {
      changes: purchase('paid'),
      send: () => submit(visitor, pdfRoutes.testCheckout, { client_secret: secret, action: 'succeed', email }),
      isDone: isFound(sessionId),
    });
    if (!paid) continue;
    // The page the buyer returns to asks once; whether or not it is answered, the provider tells us too.
    await visitor.get(`${pdfRoutes.retrieveCheckout}?session-id=${sessionId}`).catch(() => undefined);
    await untilPurchased(visitor, oid);
    // Under another title it is another file.
    if (whole(scene.chance, 3) === 0) {
      const title = `Sold w${writer}n${count}`;
      await insist(scene, 'rename', {
        changes: [{ place: 'title', key: oid, from: 'Goods', to: title }],
        send: () => call(seller.visitor, 'POST', routes.dashboardAction, { action: 'rename', oid: [oid], name: title }),
        isDone: ({ status }) => status === 200,
      });
    }
    await exportAndMail(scene, visitor, { oid, email });
    if (whole(scene.chance, 2) === 0)
      await insist(scene, 'refund', {
        changes: purchase('refunded'),
        send: () => submit(operator.visitor, purchaseRefundPath(sessionId), { proofPassword: operator.password }),
        isDone: isFound('done=refunded'),
      });
  }
}

async function untilPurchased(visitor: TestVisitor, oid: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    const { text } = await look(visitor, `${pdfRoutes.isPurchased}?prezi-oid=${oid}`, { accept: 'application/json' });
    if ((JSON.parse(text) as { isPurchased?: boolean }).isPurchased) return;
    await delay(500);
  }
  throw new Error('What was paid for is not granted');
}

async function exportAndMail(scene: Scene, visitor: TestVisitor, { oid, email }: { oid: string; email: string }): Promise<void> {
  const { ledger, origin } = scene;
  for (let tries = 0; tries < 20; tries++) {
    const asked = await untilAnswered('an export', () => call(visitor, 'POST', exportPdfPath(oid), { preziIsMine: false }));
    if (asked.status !== 200) return ledger.refuse('begin an export', asked);
    const { conversion_token: begin } = JSON.parse(asked.text) as StartExportAnswer;
    const send = ({ url, header }: typeof begin) =>
      visitor.send(new URL(url).pathname, {
        method: 'POST',
        headers: { accept: 'application/json', authorization: header },
        signal: AbortSignal.timeout(60_000),
      });
    const begun = await insist(scene, 'begin an export', { send: () => send(begin), isDone: ({ status }) => status === 200 });
    if (!begun) return;
    const { conversion_status_token: ask } = JSON.parse(begun.text) as BeginConversionAnswer;
    let progress: ConversionStatusAnswer;
    do {
      progress = JSON.parse((await untilAnswered('an export', () => send(ask))).text) as ConversionStatusAnswer;
      await delay(300);
    } while (progress.status === conversionStatus.waiting || progress.status === conversionStatus.working);
    const [made] = progress.results;
    // The presentation may have been changed meanwhile, and its old content removed.
    if (progress.status !== conversionStatus.done || !made) continue;
    const file = await untilAnswered('an export', () => visitor.send(new URL(made.uri).pathname + new URL(made.uri).search, {}));
    if (file.status !== 200) ledger.refuse('begin an export', { ...file, text: 'the PDF is missing' });
    const mailed = await insist(scene, 'mail a PDF', {
      send: () =>
        call(visitor, 'POST', pdfRoutes.sendPdfLink, {
          email,
          'prezi-link': `${origin}/p/${oid}/`,
          'prezi-title': '',
          'pdf-link': made.uri,
        }),
      isDone: ({ status }) => status === 204,
    });
    if (mailed) ledger.expect('mail', `${email} /media/`, 'sent', 'mail a PDF');
    return;
  }
}
