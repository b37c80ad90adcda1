import { formatMoney, freeName, type MenuBlob, type OfferAnswers, type StarterPart } from '@servery/domain';
import { daysText } from '@servery/words';
import { offerStarterPhrases } from '../../../../phrases/menus/offer-starters.ts';
import { say } from '../../../../phrases/phrases.ts';

/** `Storm Warning 2 for 1`: the name that the answers give the offer, one that no other one has; empty while they say too little. */
export function suggestedName(answers: OfferAnswers, menu: MenuBlob): string {
  const name = nameOf(answers);
  const named = menu.offers.map(({ id, info }) => ({ id, name: info.name }));
  return name === '' ? '' : freeName(named, name);
}

function nameOf(answers: OfferAnswers): string {
  switch (answers.kind) {
    case 'BOGO':
      return bogoName(answers.buys, answers.percent);
    case 'DAYS':
      return say(offerStarterPhrases, answers.on ? 'nameDaysOn' : 'nameDays', {
        percent: Number(answers.percent),
        name: answers.on?.name ?? '',
        days: daysText(answers.days),
      });
    case 'COMBO':
      return answers.parts.length > 1 ? answers.parts.map(({ name }) => name).join(' + ') : '';
    case 'CODE':
      return codeName(answers.takes === 'AMOUNT' ? formatMoney(answers.amount ?? '0') : `${Number(answers.percent)}%`);
    case 'COMP':
      return say(offerStarterPhrases, 'nameComp');
    case 'BLANK':
      return '';
  }
}

function bogoName(buys: StarterPart | null, percent: string | null): string {
  if (!buys) return '';
  const name = buys.name;
  return Number(percent) === 100
    ? say(offerStarterPhrases, 'nameTwoForOne', { name })
    : say(offerStarterPhrases, 'nameSecond', { name, percent: Number(percent) });
}

function codeName(worth: string): string {
  return say(offerStarterPhrases, 'nameCode', { worth: worth.replace(/\.00$/, '') });
}
