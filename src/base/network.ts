// The network as a port: what is sent goes through a function that the composition root hands out.

export interface FetchInit extends RequestInit {
  /** Called once there is a connection, before anything of the request is written; only by a fetch that says so. */
  readonly onConnected?: () => void;
}

export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

export const systemFetch: Fetch = (url, init) => fetch(url, init);
