import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const BEGIN = '/begin-session';
/** Replaces a session, which has passed the second step. */
const CHANGE_PASSWORD = '/change-password';

/** Adds `auth.api.beginSession` to better-auth: logs a person in who has given every proof we ask for. */
export const sessionBeginning = {
  id: 'session-beginning',
  endpoints: {
    beginSession: createAuthEndpoint(
      BEGIN,
      { method: 'POST', body: z.object({ personId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.personId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!user || !session) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(context, { session, user });
        return context.json({ id: session.id });
      },
    ),
  },
};

/** Whoever has a second factor gets a session from `beginSession` alone: the password is not enough, whichever way it is used. */
export const guardSessions =
  (hasSecondFactor: (personId: string) => Promise<boolean>) =>
  async ({ userId }: { userId: string }, context: { path?: string } | null) => {
    if (context?.path === BEGIN || context?.path === CHANGE_PASSWORD) return;
    if (await hasSecondFactor(userId)) throw new APIError('PRECONDITION_REQUIRED');
  };
