/**
 * How threads for heavy work live, for Piscina: they start when work comes, which reads their modules, and stay for the
 * pauses of a day's editing. Their work yields to the thread that answers everybody, but is not starved: at 10 the
 * first save of a menu took 55 s on a machine whose cores were all taken by others.
 */
export const threadLife = { minThreads: 0, idleTimeout: 10 * 60_000, niceIncrement: 5 } as const;
