import { setTimeout as delay } from 'node:timers/promises';
import { csrfField } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { bombPng } from '#server/platform/pictures/test-pictures.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { whole } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import type { Change } from './ledger.ts';
import {
  ending,
  insist,
  isFound,
  join,
  keepSession,
  logIn,
  sessionOf,
  stayLoggedIn,
  submit,
  tokenOf,
  untilAnswered,
  untilMailed,
  type Member,
  type Scene,
} from './people.ts';
import { changeSecondFactors } from './second-factors.ts';
import type { Kind } from './write-routes.ts';

const ofPerson = ['name', 'about', 'language', 'picture', 'confirmed', 'password', 'authenticator app', 'recovery codes'];

/** Takes one account after another through its whole life. */
export async function writeAccounts(scene: Scene, writer: number): Promise<void> {
  for (let count = 1; !scene.over.aborted; count++) {
    const member = await join(scene, `w${writer}a${count}`);
    for (const live of [changeProfile, changePicture, changeSecondFactors, changeSessions, changePassword, changeAddress, resetPassword]) {
      if (scene.over.aborted) return;
      await live(scene, member, `${writer}x${count}`);
    }
    if (whole(scene.chance, 2) === 0) await deleteAccount(scene, member);
  }
}

/** A form of the settings page. */
async function save(scene: Scene, member: Member, kind: Kind, form: string, fields: Record<string, string>, changes: readonly Change[]) {
  return insist(scene, kind, {
    changes,
    send: () => submit(member.visitor, `${routes.settings}${form}/`, fields),
    isDone: isFound('?done='),
    prepare: () => stayLoggedIn(scene, member),
  });
}

async function changeProfile(scene: Scene, member: Member, mark: string): Promise<void> {
  const { email } = member;
  const name = `Renamed ${mark}`;
  await save(scene, member, 'change the profile', 'profile', { name, username: `name-${mark}`, about: mark, segment: 'other' }, [
    { place: 'name', key: email, from: '', to: name },
    { place: 'about', key: email, from: '', to: mark },
  ]);
  const language = { place: 'language', key: email, from: '', to: 'fr' };
  await save(scene, member, 'change the language', 'language', { language: 'fr' }, [language]);
  await insist(scene, 'choose a language', {
    changes: [{ ...language, to: 'de' }],
    send: () => submit(member.visitor, routes.language, { language: 'de' }),
    isDone: isFound('/'),
  });
}

async function changePicture(scene: Scene, member: Member): Promise<void> {
  const picture = { place: 'picture', key: member.email, from: 'false', to: 'true' };
  const send = () => {
    const form = new FormData();
    form.set(csrfField, tokenOf(member.visitor));
    form.set('picture', new Blob([new Uint8Array(bombPng(64, 64))]), 'me.png');
    return member.visitor.send(`${routes.settings}picture/`, { method: 'POST', body: form, signal: AbortSignal.timeout(60_000) });
  };
  const prepare = () => stayLoggedIn(scene, member);
  await insist(scene, 'change the picture', { changes: [picture], send, isDone: isFound('?done=picture'), prepare });
  if (whole(scene.chance, 2) === 0) await save(scene, member, 'remove the picture', 'picture/remove', {}, [{ ...picture, to: 'false' }]);
}

async function changeSessions(scene: Scene, member: Member): Promise<void> {
  const guest = { ...member, visitor: visitorOf(scene) };
  if (!(await logIn(scene, guest))) return;
  const [row] = await scene.ask<{ id: string }>('select id from session where token = $1', [sessionOf(guest.visitor)]);
  await save(scene, member, 'end a session', 'sessions/end', { id: row?.id ?? '-' }, ending([sessionOf(guest.visitor)]));
  guest.visitor = visitorOf(scene);
  if (!(await logIn(scene, guest))) return;
  await stayLoggedIn(scene, member);
  const others = member.sessions.filter((session) => session !== sessionOf(member.visitor));
  await save(scene, member, 'end the other sessions', 'sessions/end-others', {}, ending(others));
  await insist(scene, 'log out', {
    changes: ending([sessionOf(member.visitor)]),
    send: () => submit(member.visitor, routes.logOut, {}),
    isDone: isFound(routes.landing),
  });
  member.visitor = visitorOf(scene);
  await logIn(scene, member);
}

/** The password that lets the person in, after a change whose outcome is unknown. */
async function isIn(scene: Scene, member: Member, password: string): Promise<boolean> {
  const visitor = visitorOf(scene);
  const { status } = await untilAnswered('log in', () => submit(visitor, routes.logIn, { email: member.email, password }));
  if (status !== 303) return false;
  Object.assign(member, { visitor, password });
  keepSession(scene, member, 'log in');
  return true;
}

async function changePassword(scene: Scene, member: Member, mark: string): Promise<void> {
  const { ledger } = scene;
  const newPassword = `four other words about ${mark}`;
  for (let tries = 0; tries < 50; tries++) {
    await stayLoggedIn(scene, member);
    const { outcome, answer } = await ledger.write(
      'change the password',
      [
        { place: 'password', key: member.email, from: '', to: newPassword },
        // A new session takes their place.
        ...ending(member.sessions),
      ],
      () => submit(member.visitor, `${routes.settings}password/`, { password: member.password, newPassword }),
      isFound('?done=password'),
    );
    if (outcome === 'acknowledged') {
      member.password = newPassword;
      return keepSession(scene, member, 'change the password');
    }
    if (outcome === 'refused' && answer) ledger.refuse('change the password', answer);
    await delay(150);
    if (await isIn(scene, member, newPassword)) return;
  }
}

async function changeAddress(scene: Scene, member: Member, mark: string): Promise<void> {
  const { ledger } = scene;
  const { email: before } = member;
  const email = `moved-${mark}-${before}`;
  const asked = await insist(scene, 'ask for another address', {
    send: () => submit(member.visitor, `${routes.settings}email/`, { email, password: member.password }),
    isDone: ({ status, text }) => status === 200 && text.includes(email),
    prepare: () => stayLoggedIn(scene, member),
  });
  if (!asked) return;
  ledger.expect('mail', `${email} ${routes.confirmEmail}`, 'sent', 'ask for another address');
  const { token = '', id = '' } = Object.fromEntries((await untilMailed(scene, email, routes.confirmEmail)).searchParams);
  await stayLoggedIn(scene, member);
  const moved = (to: '0' | '1', key: string) => ({ place: 'person', key, from: to === '1' ? '0' : '1', to });
  const { outcome } = await ledger.write(
    'confirm an address',
    [moved('0', before), moved('1', email)],
    () => submit(member.visitor, routes.confirmEmail, { token, id }),
    isFound('emailChanged'),
  );
  // If unknown, what is stored decides; the checks of the old address end here in any case.
  const [row] = await scene.ask<{ email: string }>('select email from person where email in ($1, $2)', [before, email]);
  if (!row) return;
  if (outcome !== 'acknowledged') {
    ledger.expect('person', before, row.email === before ? '1' : '0', 'confirm an address');
    ledger.expect('person', email, row.email === email ? '1' : '0', 'confirm an address');
  }
  if (row.email === email) {
    for (const place of ofPerson) ledger.rename(place, before, email);
    member.email = email;
  }
}

async function resetPassword(scene: Scene, member: Member, mark: string): Promise<void> {
  const { ledger } = scene;
  const { email } = member;
  const asked = await insist(scene, 'ask for a new password', {
    send: () => submit(visitorOf(scene), routes.forgotPassword, { email }),
    isDone: ({ status, text }) => status === 200 && text.includes(email),
  });
  if (!asked) return;
  ledger.expect('mail', `${email} ${routes.resetPassword}`, 'sent', 'ask for a new password');
  const token = (await untilMailed(scene, email, routes.resetPassword)).searchParams.get('token') ?? '';
  const password = `five more words against ${mark}`;
  const { outcome } = await ledger.write(
    'reset the password',
    [{ place: 'password', key: email, from: '', to: password }, ...ending(member.sessions)],
    () => submit(visitorOf(scene), routes.resetPassword, { token, password }),
    isFound('done=reset'),
  );
  // Only the latest link works: if the form had to be sent twice, this may have been the first one.
  if (outcome === 'acknowledged') member.password = password;
  else if (!(await isIn(scene, member, password))) await isIn(scene, member, member.password);
  await stayLoggedIn(scene, member);
}

async function deleteAccount(scene: Scene, member: Member): Promise<void> {
  const { email, password, sessions } = member;
  await stayLoggedIn(scene, member);
  await scene.ledger.write(
    'delete the account',
    [{ place: 'person', key: email, from: '1', to: '0' }, ...ending(sessions)],
    () => submit(member.visitor, `${routes.settings}delete/`, { password }),
    ({ status, location }) => status === 303 && location === routes.landing,
  );
  for (const place of ofPerson) scene.ledger.forget(place, email);
}
