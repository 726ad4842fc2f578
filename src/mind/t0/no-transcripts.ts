// For a home that is opened without readers of transcripts: no file is known, and none is found.
import type { Transcripts } from '../transcripts/contract.ts';
import { refuseT0 } from './contract.ts';

export const noTranscripts: Transcripts = {
  read({ agent, path }) {
    throw refuseT0('unknown_agent', `Nothing here can read what ${agent} records`, { agent, path });
  },
  recognise: async () => undefined,
  async *find() {},
  async *changed() {},
  folders: () => [],
  isOwn: async () => false,
};
