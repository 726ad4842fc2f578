// What is settled of drift on the board: how it is resolved, and by whom it is not.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const DRIFT_STATES = ['open', 'resolved'] as const;

export const resolutionSchema = z.string().trim().min(1, 'is empty').max(500);

export const driftRefusals = {
  unknown_drift: { status: 404, exit: 2, hint: '`throughline drift list` shows the drift of this project.' },
  drift_resolved: {
    status: 409,
    exit: 2,
    hint: 'Nothing is left to do. `throughline drift show` says who resolved it, and why.',
  },
  own_drift: {
    status: 403,
    exit: 5,
    hint: 'Whoever caused drift does not resolve it. A person does so, or another agent: `throughline drift resolve`.',
  },
} as const satisfies ErrorTable;

export const refuseDrift = refusals(driftRefusals);
