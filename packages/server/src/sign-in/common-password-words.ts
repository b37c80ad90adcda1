/** The words that people build guessable passwords from, written for this product: `common-passwords.ts` says which passwords are built of them. */
const wordLists = [
  // names of passwords, and of their users
  'password passwort passwd pass passcode passphrase pwd secret login signin logon access account admin administrator',
  'root user username guest test tester testing temp temporary default change changeme welcome hello hi letmein open',
  'enter start begin newpass newpassword mypassword mypass nopassword security secure private system server computer',
  'internet online network web site website office work company business boss owner manager employee staff team',
  // this trade and this product
  'servery restaurant kitchen pizza pizzeria burger coffee cafe bar grill diner bakery food menu order delivery driver',
  'cashier waiter waitress chef cook register terminal drawer printer store location franchise tips ticket table',
  // names
  'michael jennifer jessica ashley michelle daniel andrew joshua matthew anthony david james john robert william thomas',
  'charlie george jordan taylor nicole amanda samantha hannah maria anna sophie laura sarah emily emma olivia mia lucas',
  'peter paul mark martin alex alexander alexandra max chris christian kevin brian steven justin brandon tyler hunter',
  'maggie molly sophia isabella victoria patrick richard joseph carlos jose juan luis miguel antonio pedro diego',
  // days, months, seasons, times
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september',
  'october november december spring summer autumn fall winter morning night today tomorrow forever always christmas',
  // animals and creatures
  'monkey dragon tiger lion eagle falcon hawk bear wolf panther cougar dolphin shark horse mustang bronco pony dog puppy',
  'doggy cat kitty kitten bunny rabbit chicken duck turtle spider phoenix unicorn angel devil demon',
  // sport, clubs and games
  'football baseball basketball soccer hockey tennis golf rugby cricket racing yankees cowboys lakers steelers eagles',
  'raiders packers broncos rangers arsenal chelsea liverpool barcelona madrid juventus game gamer player poker winner',
  'champion ninja samurai warrior knight wizard hunter killer master ranger soldier sniper pirate viking',
  // love and moods
  'love lover iloveyou loveyou loveme ilove sweet sweetie sweetheart honey baby babygirl babyboy princess prince queen',
  'king beautiful pretty lovely sexy happy lucky smile sunshine sunny star shine blessed faith hope peace joy dream',
  'heaven jesus god trust trustno freedom friend friends family mother father mommy daddy mama papa brother sister',
  // colors, things, places, tastes
  'red blue green yellow orange purple pink black white silver golden gold diamond crystal ruby pearl flower rose daisy',
  'lily ginger pepper cookie chocolate banana apple cherry peach lemon strawberry cheese butter peanut muffin candy sugar',
  'coke whiskey vodka beer wine music guitar piano drummer rock metal rocket thunder storm lightning fire ice water river',
  'ocean beach island mountain forest moon galaxy planet earth world america canada england london paris berlin mexico',
  'texas dallas chicago boston denver california florida york hawaii',
  // makes, shows and heroes known for a long time
  'ferrari porsche mercedes toyota honda yamaha harley corvette camaro samsung google android windows microsoft batman',
  'superman spiderman starwars matrix pokemon naruto merlin gandalf hello snoopy scooby',
  // rough language and texts typed without thinking
  'whatever nothing something anything nobody blahblah asdf asdfgh asdfghjkl qwer qwert qwerty qwertyui qwertyuiop qazwsx',
  'qazwsxedc zxcv zxcvb zxcvbn zxcvbnm azerty qwertz poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh',
  'xyz aaa aaaa abcabc qweasd qweasdzxc wasd foobar lorem ipsum',
];

export const commonWords: readonly string[] = [...new Set(wordLists.flatMap((line) => line.split(' ')))];

/** The endings that are put behind a word to make it a password. */
export const commonEndings: readonly string[] = [
  ...['', '1', '2', '3', '7', '9', '0', '01', '10', '11', '12', '13', '21', '22', '23', '69', '77', '88', '99', '00'],
  ...['007', '100', '101', '111', '123', '222', '321', '333', '420', '456', '555', '666', '777', '789', '911', '999'],
  ...[
    '000',
    '1111',
    '1212',
    '1234',
    '2000',
    '4321',
    '12345',
    '54321',
    '111111',
    '123123',
    '123321',
    '123456',
    '654321',
  ],
  ...['1234567', '12345678', '123456789', '1234567890', '1a', '1q', 'abc', 'abc123', '123abc', 'me', 'you', 's', 'x'],
];
