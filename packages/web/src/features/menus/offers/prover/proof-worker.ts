import { type MenuBlob, newMenuBlob, offerExamples, proveOffers } from '@servery/domain';
import type { ProofAnswer, ProofRequest, ProofStop, Stock } from './proof-messages.ts';

let stock: Stock | null = null;
/** The request that is worked on; a newer one ends the work on it. */
let current = 0;

/** Proves off the main thread, piece by piece, so that a newer question is heard between two pieces. */
self.addEventListener('message', ({ data }: MessageEvent<ProofRequest | ProofStop>) => {
  current = data.id;
  if (data.kind === 'STOP') return;
  stock = data.stock ?? stock;
  prove(data).catch((error: unknown) => {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    send({ id: data.id, kind: 'FAILED', message });
  });
});

async function prove({ id, offers, question }: ProofRequest): Promise<void> {
  if (stock === null) throw new Error('No menu was sent.');
  const menu: MenuBlob = { ...newMenuBlob(), ...stock, offers: [...offers] };
  const focus = offers.find((offer) => offer.id === question.focus);
  await breath();
  if (id !== current) return;
  send({ id, kind: 'EXAMPLES', examples: focus ? offerExamples(menu, focus, question) : [] });
  for (const news of proveOffers(menu, question)) {
    send({ id, kind: 'NEWS', news });
    await breath();
    if (id !== current) return;
  }
}

function send(answer: ProofAnswer): void {
  self.postMessage(answer);
}

/** Lets a message in that waits. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
