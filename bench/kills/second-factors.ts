import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { codeFor } from '#server/testing/test-authenticator.ts';
import type { Answer, Change } from './ledger.ts';
import { createDevice } from './passkey.ts';
import { insist, isFound, keepSession, look, PATIENCE, stayLoggedIn, submit, untilAnswered, type Member, type Scene } from './people.ts';
import type { Kind } from './write-routes.ts';

const secretIn = (html: string) => /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '';
const codesIn = (html: string) => [...html.matchAll(/<code>(\w{6}(?:-\w{6}){3})<\/code>/g)].map(([, code = '']) => code);
const codesOf = ({ email }: Member, to: Change['to']): Change => ({ place: 'recovery codes', key: email, from: '0', to });

/** Turns an authenticator app on and a passkey, logs in with each, and turns them off again. */
export async function changeSecondFactors(scene: Scene, member: Member): Promise<void> {
  await stayLoggedIn(scene, member);
  await turnOn(scene, member);
  const renewed = await change(scene, member, 'renew the recovery codes', routes.recoveryCodes, {}, [codesOf(member, '10')], showsCodes);
  if (renewed) await logInWithCode(scene, member, codesIn(renewed.text));
  await usePasskey(scene, member);
  await change(scene, member, 'turn off an authenticator app', `${routes.authenticator}off/`, {}, [
    { place: 'authenticator app', key: member.email, from: 'off', to: 'off' },
    codesOf(member, '0'),
  ]);
}

const showsCodes = ({ status, text }: Answer) => status === 200 && codesIn(text).length === 10;

/** A form of the settings that can be sent again. The proof counts only if the last one is too old. */
function change(
  scene: Scene,
  { visitor, password }: Member,
  kind: Kind,
  path: string,
  fields: Record<string, string>,
  changes: readonly Change[],
  isDone: (answer: Answer) => boolean = isFound('?done='),
) {
  return insist(scene, kind, {
    changes,
    send: () => submit(visitor, path, { ...fields, proofPassword: password }),
    isDone,
  });
}

async function turnOn(scene: Scene, member: Member): Promise<void> {
  const { ledger } = scene;
  const { email, visitor, password } = member;
  await change(scene, member, 'begin an authenticator app', routes.authenticatorStart, {}, [], isFound(routes.authenticator));
  const changes = [{ place: 'authenticator app', key: email, from: 'off', to: 'on' }, codesOf(member, '10')];
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await delay(150)) {
    const page = await look(visitor, routes.authenticator);
    // On already: the connection broke after that.
    if (page.status === 303) {
      ledger.expect('authenticator app', email, 'on', 'turn on an authenticator app');
      return ledger.expect('recovery codes', email, '10', 'turn on an authenticator app');
    }
    const { outcome } = await ledger.write(
      'turn on an authenticator app',
      changes,
      () => submit(visitor, routes.authenticator, { code: codeFor(secretIn(page.text)), proofPassword: password }),
      showsCodes,
    );
    if (outcome === 'acknowledged') return;
  }
  throw new Error(`${email}: the authenticator app could not be turned on`);
}

async function logInWithCode(scene: Scene, member: Member, codes: readonly string[]): Promise<void> {
  const { email, password } = member;
  const used = codesOf(member, (before) => String(Number(before) - 1));
  for (const code of codes) {
    const visitor = visitorOf(scene);
    await untilAnswered('log in', () => submit(visitor, routes.logIn, { email, password }));
    const { outcome } = await scene.ledger.write(
      'take the second step',
      [used],
      () => submit(visitor, routes.secondStep, { code }),
      isFound(routes.dashboard),
    );
    if (outcome === 'acknowledged') {
      member.visitor = visitor;
      return keepSession(scene, member, 'take the second step');
    }
    await delay(150);
  }
}

async function usePasskey(scene: Scene, member: Member): Promise<void> {
  const { ledger } = scene;
  const device = createDevice(scene.origin);
  const named = (to: string): Change[] => [{ place: 'passkey', key: device.id, from: 'gone', to }];
  const challengeFrom = async (path: string) => {
    const { text } = await untilAnswered(path, () => submit(member.visitor, path, {}, 'application/json'));
    return (JSON.parse(text) as { challenge: string }).challenge;
  };
  const isStored = async () => (await scene.ask('select from passkey where id = $1', [device.id])).length > 0;
  for (let isAdded = false; !isAdded && !scene.over.aborted; isAdded ||= await isStored()) {
    const credential = device.add(await challengeFrom(`${routes.passkeys}options/`));
    const fields = { name: 'Key', credential, proofPassword: member.password };
    const { outcome } = await ledger.write(
      'add a passkey',
      named('Key'),
      () => submit(member.visitor, routes.passkeys, fields),
      isFound('?done=passkeyAdded'),
    );
    if (outcome === 'acknowledged') isAdded = true;
    else await delay(150);
  }
  if (!(await isStored())) return;
  ledger.expect('passkey', device.id, 'Key', 'add a passkey');
  await change(scene, member, 'rename a passkey', `${routes.passkeys}rename/`, { id: device.id, name: 'Ring' }, named('Ring'));
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await delay(150)) {
    member.visitor = visitorOf(scene);
    const passkey = device.show(await challengeFrom(routes.passkeyOptions));
    const { outcome } = await ledger.write(
      'log in with a passkey',
      [],
      () => submit(member.visitor, routes.logInPasskey, { passkey }),
      isFound(routes.dashboard),
    );
    if (outcome === 'acknowledged') break;
  }
  keepSession(scene, member, 'log in with a passkey');
  await change(scene, member, 'remove a passkey', `${routes.passkeys}remove/`, { id: device.id }, named('gone'));
}
