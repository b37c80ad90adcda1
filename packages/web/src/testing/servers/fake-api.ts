import { type Answers, type FakeCall, fakeServer } from './fake-server.ts';

export type { Answers as FakeAnswers, FakeCall } from './fake-server.ts';

/** `fakeServer` for tests that only look at the calls as they come in. */
export function fakeApi(answers: Answers): FakeCall[] {
  return fakeServer(answers).calls;
}
