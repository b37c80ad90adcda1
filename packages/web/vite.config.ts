import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { version } from './package.json' with { type: 'json' };

export default defineConfig({
  plugins: [react()],
  define: { __SERVERY_VERSION__: JSON.stringify(version) },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { target: 'es2023', outDir: 'dist', assetsInlineLimit: 0 },
});
