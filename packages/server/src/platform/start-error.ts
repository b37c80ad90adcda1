/** The reason why the server or a command cannot run, in a sentence for the person who started it: it is printed without a stack. */
export class StartError extends Error {}
