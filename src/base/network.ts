// The network as a port: what is sent goes through a function that the composition root hands out.

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const systemFetch: Fetch = (url, init) => fetch(url, init);
