// The refusals and failures of the HTTP surface itself.
import { failures, refusals, type ErrorTable } from '../../base/errors.ts';

export const httpRefusals = {
  host_not_allowed: {
    status: 403,
    exit: 2,
    hint: 'Use the address that the daemon printed, or allow the name when it is started.',
  },
  origin_not_allowed: { status: 403, exit: 2, hint: 'Call from a program, or from a page of the daemon itself.' },
  cross_site: { status: 403, exit: 2, hint: 'Call from a program, or from a page of the daemon itself.' },
  token_required: { status: 401, exit: 3, hint: 'Send `Authorization: Bearer <token>`; never put it in the address.' },
  token_invalid: { status: 401, exit: 3, hint: 'The token is unknown, revoked or expired. Use another one.' },
  role_required: { status: 403, exit: 3, hint: 'Use a token with the role that the message names.' },
  not_found: { status: 404, exit: 2, hint: 'See /v1/openapi.json for all paths.' },
  method_not_allowed: { status: 405, exit: 2, hint: 'Use a method that the Allow header names.' },
  unsupported_media_type: { status: 415, exit: 2, hint: 'Send `Content-Type: application/json`, not compressed.' },
  body_too_large: { status: 413, exit: 2, hint: 'Send less at once.' },
  invalid_body: { status: 400, exit: 2, hint: 'Send one JSON value in UTF-8.' },
  invalid_query: { status: 400, exit: 2, hint: 'Give each field once, or all of them as ?input=<json>.' },
  malformed_request: { status: 400, exit: 2, hint: 'Send a well-formed HTTP/1.1 request.' },
  headers_too_large: {
    status: 431,
    exit: 2,
    hint: 'Shorten the address and the headers; a long input is sent by POST, in the body.',
  },
  request_too_slow: { status: 408, exit: 2, hint: 'Send the whole request at once, on a new connection.' },
  idempotency_key_mismatch: {
    status: 400,
    exit: 2,
    hint: 'Give the operation id once: in the Idempotency-Key header or in the body.',
  },
  idempotency_key_unsupported: {
    status: 400,
    exit: 2,
    hint: 'A repeated call is a second change. Leave the key out, and check the state before you retry.',
  },
  unknown_cursor: {
    status: 410,
    exit: 2,
    hint: 'The cursor is of another database, or of a state before a restore. Read the state, then follow from now.',
  },
  login_code_invalid: {
    status: 401,
    exit: 3,
    hint: 'A link works once and for ten minutes. Get another one with `throughline login`.',
  },
  no_session: { status: 409, exit: 2, hint: 'Only a browser’s session ends this way; revoke other tokens by name.' },
  daemon_not_running: { status: 409, exit: 7, hint: 'Start it with `throughline up`.' },
  daemon_running: { status: 409, exit: 7, hint: '`throughline login` gives a link to it; or stop it first.' },
  port_in_use: { status: 409, exit: 7, hint: 'Choose another port, or give none to use a free one.' },
  cannot_listen: { status: 400, exit: 2, hint: 'Give an address of this machine, and a port that you may use.' },
  remote_bind_refused: {
    status: 400,
    exit: 2,
    hint: 'Bind to 127.0.0.1, give --tls-cert and --tls-key, or use --allow-insecure-remote.',
  },
  tls_unreadable: { status: 400, exit: 2, hint: 'Give a PEM certificate and its private key, both readable.' },
  invalid_token_request: {
    status: 400,
    exit: 2,
    hint: 'A name has 1 to 64 of a–z, 0–9, dot, dash and underscore; a role is read, operate or admin; an end is a time in the future, as in 2027-01-31T00:00:00Z.',
  },
  token_exists: { status: 409, exit: 7, hint: 'Choose another name, or revoke that token first.' },
  unknown_token: { status: 404, exit: 2, hint: 'List the tokens to see their names.' },
  token_file_invalid: {
    status: 409,
    exit: 4,
    hint: 'The file is damaged. Remove it; tokens that it held have to be made again.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(httpRefusals);

export const httpFailures = {
  too_many_streams: { status: 503, exit: 6, hint: 'Close streams that are no longer read, then try again.' },
  daemon_silent: { status: 503, exit: 5, hint: 'Try again; if it stays silent, stop the daemon and start it again.' },
  stopping: { status: 503, exit: 6, hint: 'The daemon is being stopped. Try again when it runs again.' },
} as const satisfies ErrorTable;

export const fail = failures(httpFailures);
