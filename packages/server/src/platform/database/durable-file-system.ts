import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenStream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The attributes of a file that are to be changed; `mode` with the bits of its type. */
interface EmscriptenAttributes {
  readonly mode?: number | null;
}

interface EmscriptenNodeFs {
  readonly node_ops: { setattr(node: unknown, attributes: EmscriptenAttributes): void };
  readonly stream_ops: {
    fsync?: (stream: EmscriptenStream) => number;
  };
  realPath(node: unknown): string;
}

interface EmscriptenModule {
  readonly NODEFS?: EmscriptenNodeFs;
  readonly FS?: { readonly filesystems: { readonly NODEFS: EmscriptenNodeFs } };
}

/**
 * PGlite's file system on Node with the fsync that it lacks: as shipped, PostgreSQL's fsync calls end nowhere, and a power
 * cut loses or breaks the database. Counts its calls, so that the start can prove that commits reach the disk. Its files
 * are for their owner only.
 */
export class DurableFileSystem extends NodeFS {
  fsyncCalls = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun = [
      ...(result.emscriptenOpts.preRun ?? []),
      (module: EmscriptenModule) => this.#hook(nodeFsOf(module)),
    ];
    return result;
  }

  #hook(nodeFs: EmscriptenNodeFs): void {
    const { setattr } = nodeFs.node_ops;
    // A new file is given 0666 after it is made, whatever the umask says.
    nodeFs.node_ops.setattr = (node, attributes) =>
      setattr(
        node,
        typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes,
      );
    nodeFs.stream_ops.fsync = (stream) => {
      this.fsyncCalls += 1;
      if (stream.nfd === undefined) fsyncPath(nodeFs.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    };
  }
}

function nodeFsOf(module: EmscriptenModule): EmscriptenNodeFs {
  const nodeFs = module.NODEFS ?? module.FS?.filesystems.NODEFS;
  if (nodeFs === undefined) throw new Error('This PGlite has no NODEFS to make durable');
  return nodeFs;
}

/** Flushes every file and folder below a folder, and the folder that holds it: needed once after PostgreSQL made its files. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    fsyncPath(join(entry.parentPath, entry.name));
  fsyncPath(folder);
  fsyncPath(dirname(folder));
}

function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
