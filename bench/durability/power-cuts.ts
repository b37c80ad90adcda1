import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSaveTrials } from './save-trials.ts';
import { serverProcess } from './server-process.ts';

/**
 * `node bench/durability/power-cuts.ts --trials 30`: the disk vanishes while saving. An ext4 file system on a loop device is
 * shut down with EXT4_IOC_SHUTDOWN and NOLOGFLUSH, so that whatever was not flushed is gone; then it is mounted again.
 * Needs root, loop devices and python3 (for the ioctl); says so and ends with 0 where it cannot run.
 */
const { values } = parseArgs({ options: { trials: { type: 'string', default: '30' } } });
const folder = mkdtempSync(join(tmpdir(), 'servery-power-'));
const image = join(folder, 'disk.img');
const mountPoint = join(folder, 'disk');

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const mount = () => run('mount', '-o', 'loop', image, mountPoint);
const shutdown = `import fcntl,os,struct,sys; fd=os.open(sys.argv[1],os.O_RDONLY); fcntl.ioctl(fd,0x8004587d,struct.pack('I',2)); os.close(fd)`;

try {
  run('truncate', '-s', '1G', image);
  run('mkfs.ext4', '-q', image);
  run('mkdir', mountPoint);
  mount();
} catch {
  console.log('Power cuts cannot be simulated here: they need root, loop devices and mkfs.ext4.');
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

const server = await serverProcess({ SERVERY_DATA: join(mountPoint, 'data'), BACKUP_HOURS: '0' });
const cutPower = async (): Promise<void> => {
  run('python3', '-c', shutdown, mountPoint);
  await server.kill();
  run('umount', mountPoint);
  mount();
};
const result = await runSaveTrials(server, { trials: Number(values.trials), breakServer: cutPower, log: console.log });
await server.kill();
run('umount', mountPoint);
rmSync(folder, { recursive: true, force: true });
console.log(result);
process.exitCode = result.lost + result.gaps + result.unopenable > 0 ? 1 : 0;
