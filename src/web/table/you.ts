import type { Language } from '../../kernel/text.ts';

/** How the present tense of the third person becomes that of who is spoken to, by the end of the word. */
const ENDS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  uk: [
    [/([еєиї])ться$/, '$1теся'],
    [/([еє])$/, '$1те'],
    [/([иї])ть$/, '$1те'],
    [/^готов(?:ий|а)$/, 'готові'],
  ],
  ru: [
    [/([еёи])тся$/, '$1тесь'],
    [/([еёи])т$/, '$1те'],
    [/^готова?$/, 'готовы'],
  ],
  en: [
    [/^is$/, 'are'],
    [/^has$/, 'have'],
    [/oes$/, 'o'],
    [/(s|sh|ch|x)es$/, '$1'],
    [/([^aeiou])ies$/, '$1y'],
    [/([^s])s$/, '$1'],
  ],
};
/** "uses" loses one letter, "passes" two. */
const SILENT = /(?:[aeiou]s|[^s]ch|[^s]x)es$/;
const YOU = {
  uk: { first: 'Ви', later: 'ви', to: 'вам', from: 'у вас' },
  ru: { first: 'Вы', later: 'вы', to: 'вам', from: 'у вас' },
  en: { first: 'You', later: 'you', to: 'you', from: 'you' },
} as const;
/** «Починає перша армія»: the verb that a sentence begins with. */
const VERB_FIRST = /(?<=^|[—=.!?] )(\p{Lu}\p{L}+) $/u;
/** What may stand between the subject and its verb. */
const BETWEEN: Readonly<Record<Language, string>> = { uk: 'не|знову|нічого', ru: 'не|снова|ничего', en: 'not|again' };

/** «Віддає: карта → вам» is read as «Віддає вам: карта», and «план: ви» as «ваш план». */
const SMOOTHER: Readonly<Record<'uk' | 'ru', readonly (readonly [RegExp, string])[]>> = {
  uk: [
    [/^([^:]+): (.+) (?:→|←) (вам|у вас)$/u, '$1 $3: $2'],
    [/план: ви(?!\p{L})/u, 'ваш план'],
  ],
  ru: [
    [/^([^:]+): (.+) (?:→|←) (вам|у вас)$/u, '$1 $3: $2'],
    [/план: вы(?!\p{L})/u, 'ваш план'],
  ],
};
const smooth = (text: string, language: Language): string =>
  language === 'en' ? text : SMOOTHER[language].reduce((said, [found, instead]) => said.replace(found, instead), text);

function secondPerson(verb: string, language: Language): string {
  if (language === 'en' && SILENT.test(verb) && !/(?:ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -1);
  for (const [end, instead] of ENDS[language]) if (end.test(verb)) return verb.replace(end, instead);
  return verb;
}

/** A sentence about a seat as who sits there reads it: "Player 1 draws" is "You draw". */
export function toYou(text: string, name: string, language: Language): string {
  if (name === '' || !text.includes(name)) return text;
  const you = YOU[language];
  const parts = text.split(
    new RegExp(
      `(?:(?<!\\p{L})[Tt]he )?(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  );
  const told = parts.reduce((before, after, i) => {
    if (i === 0) return after;
    if (/→ ?$/.test(before)) return before + you.to + after;
    if (/← ?$/.test(before)) return before + you.from + after;
    const owns = /^[’']s(?= )/.exec(after)?.[0];
    if (owns !== undefined) return before + (before === '' ? 'Your' : 'your') + after.slice(owns.length);
    const begins = /(?:^|[.!?] )(?:[—=]+ )?$/.test(before);
    const verbFirst = language === 'en' ? null : VERB_FIRST.exec(before);
    if (verbFirst !== null)
      return `${before.slice(0, verbFirst.index)}${secondPerson(verbFirst[1]!, language)} ${you.later}${after}`;
    const subject = begins ? you.first : you.later;
    const leads = begins || before.endsWith(': ');
    if (!leads || !/^ \p{L}/u.test(after)) return before + subject + after;
    const [, space, adverbs = '', verb, rest] = new RegExp(
      `^( )((?:(?:${BETWEEN[language]}) )*)(\\p{L}+)(.*)$`,
      'su',
    ).exec(after)!;
    return before + subject + space + adverbs + secondPerson(verb!, language) + rest;
  }, '');
  return smooth(told, language);
}
