/** A position in the write-ahead log, in bytes from its beginning. */
type Position = number;

export interface ReplicaLag {
  /** @param at when the primary was at the position, in epoch milliseconds */
  notePrimary(position: Position, at: number): void;
  /** The position that the replica has replayed; undefined: it did not answer, or is no standby any more. */
  noteReplica(position: Position | undefined): void;
  /** By how many milliseconds at most the answer of the replica is behind; undefined: not known. */
  at(now: number): number | undefined;
}

/** Ten minutes of them, one a second. */
const mostNotes = 600;

/**
 * How far a replica is behind, by the positions of the primary and their times: it is as old as the newest position of the primary that it has
 * replayed. A replica that has lost its primary grows older, which the clocks of the two do not show while nobody writes.
 */
export function createReplicaLag(): ReplicaLag {
  const notes: { readonly position: Position; readonly at: number }[] = [];
  let replayed: Position | undefined;
  return {
    notePrimary: (position, at) => {
      notes.push({ position, at });
      if (notes.length > mostNotes) notes.shift();
    },
    noteReplica: (position) => {
      replayed = position;
    },
    at: (now) => {
      const position = replayed;
      const newest = position === undefined ? undefined : notes.findLast((note) => note.position <= position);
      return newest === undefined ? undefined : now - newest.at;
    },
  };
}
