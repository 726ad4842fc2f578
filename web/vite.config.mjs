// How mission control is built: hashed names, nothing inlined, so that the page's policy can forbid everything else.
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // Whatever the environment says: React's checks for developers are twice as large.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
  },
});
