// The login routes: trade a code for a session, end a session, and make a new link for a caller with the daemon's
// token.
import { checkContentType, parseJson, readBody } from './body.ts';
import { refuse } from './contract.ts';
import type { Login } from './login.ts';
import { checkMethod } from './operation-route.ts';
import type { Identity } from './ports.ts';
import type { LoginLink } from './request-login-link.ts';
import { OWNER } from './tokens.ts';

const MAX_BYTES = 1_000;

/** The code is in the fragment, which a browser does not send. */
export function linkOf(login: Login, url: string): LoginLink {
  const { code, expires_at } = login.createCode();
  return { url: `${url}/#code=${code}`, expires_at };
}

export function createLoginRoutes(login: Login, url: () => string) {
  return {
    /** POST needs a code and no token; DELETE ends the session whose token it carries. */
    async trade(request: Request, identify: () => Promise<Identity>): Promise<Response> {
      checkMethod(request, ['POST', 'DELETE']);
      if (request.method === 'DELETE') {
        const identity = await identify();
        if (!login.isSession(identity)) throw refuse('no_session', 'That token is not a browser’s session');
        await login.end(identity);
        return Response.json({ ended: true });
      }
      checkContentType(request);
      const body = parseJson(await readBody(request, MAX_BYTES));
      const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
      if (typeof code !== 'string') throw refuse('invalid_body', 'The body holds no code');
      return Response.json(await login.redeem(code));
    },

    async link(request: Request, identity: Identity): Promise<Response> {
      checkMethod(request, ['POST']);
      // A session is a person's. A program with a token of its own must not make itself one.
      if (identity.actor !== OWNER) {
        throw refuse('role_required', 'A link needs the daemon’s own token', {
          role_required: 'admin',
          role: identity.role,
        });
      }
      checkContentType(request);
      await readBody(request, MAX_BYTES);
      return Response.json(linkOf(login, url()));
    },
  };
}
