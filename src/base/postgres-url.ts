// The one reading of a Postgres URL: whether a text is one, and how it is shown without its credentials.

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text);
}

/** Undefined where the text cannot be read as a URL; the platform's own error would carry all of it, password and all. */
export function withoutCredentials(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.protocol}//${parsed.host}${parsed.pathname}` : undefined;
}
