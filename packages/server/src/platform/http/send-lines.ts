import type { FastifyReply } from 'fastify';
import { turns } from '../work/turns.ts';

interface WithLines {
  readonly lines: readonly unknown[];
  readonly counts: object;
}

/** Lines that are written between two turns of the others. */
const linesAtOnce = 500;

/** Sends the findings of a file of many thousand lines; its JSON is written in pieces, so that others have their turn. */
export async function sendLines(reply: FastifyReply, { lines, ...others }: WithLines): Promise<FastifyReply> {
  const breathe = turns();
  const pieces: string[] = [];
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce);
    pieces.push(some.map((line) => JSON.stringify(line)).join(','));
    await breathe();
  }
  const json = `{"lines":[${pieces.join(',')}],${JSON.stringify(others).slice(1)}`;
  return reply.type('application/json; charset=utf-8').send(json);
}
