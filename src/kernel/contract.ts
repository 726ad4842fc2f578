// What the kernel can refuse, by concept: workflows, jobs, notifications.
import { refusals } from '../base/errors.ts';
import { jobRefusals } from './jobs/contract.ts';
import { notificationRefusals } from './notifications/contract.ts';
import { workflowRefusals } from './workflows/contract.ts';

export const kernelRefusals = { ...workflowRefusals, ...jobRefusals, ...notificationRefusals } as const;

export const refuse = refusals(kernelRefusals);
