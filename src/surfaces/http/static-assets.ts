// What is served without a token because it holds no data: files, and one plain page if no other was built.
import type { StaticAsset, StaticAssets } from './ports.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Throughline</title>
<h1>Throughline</h1>
<p>This is the daemon of a home. It answers programs that send its token.</p>
<ul>
<li><code>POST /v1/&lt;domain&gt;/&lt;operation&gt;</code>: every operation; reads also by <code>GET</code></li>
<li><code>GET /v1/openapi.json</code>: what there is</li>
<li><code>GET /v1/events</code>: changes as server-sent events</li>
<li><code>GET /metrics</code>: figures for Prometheus</li>
<li><code>GET /health</code>: whether it runs</li>
<li><code>GET /ready</code>: whether its databases answer</li>
</ul>
</html>
`;

export const plainPage: StaticAssets = {
  find: async (path) =>
    path === '/' || path === '/index.html' ? { body: PAGE, contentType: 'text/html; charset=utf-8' } : undefined,
};

export function assetResponse(asset: StaticAsset, request: Request): Response {
  const { body, brotli, contentType, contentSecurityPolicy, cacheControl } = asset;
  const isCompressed = brotli !== undefined && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(isCompressed ? brotli : body, {
    headers: {
      'content-type': contentType,
      ...(contentSecurityPolicy === undefined ? {} : { 'content-security-policy': contentSecurityPolicy }),
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      ...(brotli === undefined ? {} : { vary: 'accept-encoding' }),
    },
  });
}
