import { build, type Plugin } from 'vite';

/** Hands a worker of a test to the browser in one file, as the build does. As hundreds of modules, it would be read again for every test that starts one. */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'servery:bundled-workers',
    apply: 'serve',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!query.includes('worker_file')) return null;
      const bundle = bundles.get(file) ?? bundled(file);
      bundles.set(file, bundle);
      return bundle;
    },
  };
}

async function bundled(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, rolldownOptions: { input: file, output: { codeSplitting: false } } },
  });
  const [built] = [output].flat();
  if (built === undefined || !('output' in built)) throw new Error(`${file} was not built.`);
  return built.output[0].code;
}
