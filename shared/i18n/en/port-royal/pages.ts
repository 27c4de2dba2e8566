import type { StoryPages } from '../../games/port-royal/adventure.ts';
import { page } from '../../page.ts';

/**
 * The story, as the clerk of the harbour office tells it. Only the server reads it (PR17.5). “You” is a crew, also of one
 * person. A page may follow a month in which nothing was achieved: it says no more than its place in the story makes sure.
 */
export const pages: StoryPages = {
  'st-cover': page(
    'Rust-red sails',
    'I keep the ledger of the harbour office of Port Royal: ships in, ships out, dues paid, dues owed, and one cat named Deficit, entered under rats.',
    'What follows is not in the ledger. The ledger is read by the governor. This is the other book, the one I keep under the cat, and I have put down only what I saw, what I was told under oath, and what I was told under the influence.',
    'It begins with a colour.',
  ),
  'st-10': page(
    'Nothing of value',
    'Six mornings running: sails the red of old nails. They call themselves the pirates of Ares, and they rob badly. They leave the gold in the strongbox, the silk in the bale, and the passengers in tears over a bundle of old letters. Paper and physic: that is all they take.',
    'Harbour-master Pell finds this harder to forgive than theft. “A thief I can price,” she says, and hires you to bring in two of their boats. She counts your advance twice, once in each direction.',
  ),
  'st-11': page(
    'Circles',
    'A red boat lies at the quay. Some say you took her, some say she drifted in; the ledger says “arrived”. No gold, no guns. In the hold, wrapped in oilcloth like butter, lie books: circle upon circle, and beside each circle an hour of the tide.',
    '“Somebody must have met these people,” says Pell, “and come home with dry eyes.” She means a captain. Captains, unluckily, are either at sea, in prison, or expensive.',
  ),
  'st-12': page(
    'The captain’s ear',
    'Captain Ottoline Reyes has one ear left and turns it towards the money. “They boarded me off the reef, polite as undertakers. Took my charts, my log, my mother’s letters. Asked me the date. I told them, and the old woman laughed and said: plenty of time, then.”',
    'She has seen the circles before, cut into a ship’s rail, with small writing beneath. She cannot read it. She knows a priest who can, and who will do it for nothing, since it is Lent.',
  ),
  'st-13': page(
    'Second-hand',
    'No captain would sit down with us, so we have it from a captain’s cook. It has improved on the way; there is now a sea serpent in it. But when he comes to the circles cut into a rail, with small writing beneath, he stops embroidering and draws them on my desk with a wet finger.',
    'A priest could read that. A month ago, he could have read it cheaply. By now Father Ambrose has heard what it is worth, and speaks movingly of his roof.',
  ),
  'st-14': page(
    'Arithmetic',
    'Father Ambrose swore he would not look. Then he looked; he reads the way others drink. “It is no prayer,” he said. “It is arithmetic. Somebody has been counting tides for nineteen years.”',
    'One circle is larger than the rest, and one-eared Captain Reyes lays a finger on it: a cove behind the reef, dry at low water for one hour. There is a back way in, for a red boat whose crew nobody questions. Bring something sharp, in case somebody does.',
  ),
  'st-15': page(
    'Lamps in the cove',
    'Father Ambrose reads slowly when he is worried, and has been at it for a week. “It is no prayer. It is arithmetic: nineteen years of tides.” The largest circle is a cove behind the reef, dry for one hour at low water.',
    'We have no captain to take us in. We have asked for one in every tavern, though, and been heard. There are lamps in the cove now, and boats across its mouth. What might have been a visit will be an entrance. Dress for it.',
  ),
  'st-16': page(
    'Swept sand',
    'The cove is empty. Cold ashes, swept sand, nineteen notches in the rock, and a plank laid as a table with a clean cloth on it. These people move house like nuns.',
    'Pell wants eyes there before they come back: a hut with a chimney, settlers to live in it, a captain to tell them which sails to be afraid of. She will remember who put it up. She remembers everything. It is her least popular quality.',
  ),
  'st-17': page(
    'One tide longer',
    'Every red boat carries a book, and all the books are the same, says Father Ambrose, except that each is one tide longer than the last. Whoever has the newest knows how it ends. He would like the newest.',
    'So would somebody else. A stranger with very clean cuffs has been along the quay, asking, and pays in new coin. “Sell to whom you please,” Pell says. “But afterwards I shall look at your hands.”',
  ),
  'st-9': page(
    'The reckoning',
    'The last page of a month is a column of figures. Pell adds it up, I check it, Deficit lies across the result. On the left stands what you were asked to do. On the right stands what you did. There is no third column for what you meant; I have looked.',
    'She reaches for the ruler. One line under the sum if it will do. Two if it will not.',
  ),
  'st-61': page(
    'A page that is not arithmetic',
    'At dawn there was a chest on the quay, and wet boots beside it. No gold: nineteen years of tides bound in sailcloth, and at the very back one page that is not arithmetic. Father Ambrose read it standing. It tells of a sleep that travels by water and begins in the deepest wells. It gives a date.',
    '“Thursday,” said Ambrose.',
    'Pell shut the book, then opened it again, in case it had changed its mind. I entered one chest, paper, no duty payable. My hand was not quite steady.',
  ),
  'st-lost-1': page(
    'High water',
    'The hour came, the sea drew back from the cove, and nobody of ours was there. When you arrived it was full again, blue and innocent, with a few charred leaves turning on the swell. Pell fished one out with a boathook: a circle, and half a word.',
    '“They will be back,” she said. “They keep better time than we do.” And she put three coins aside for the next attempt, which from Pell is a declaration of love.',
  ),

  'st-title-2': page(
    'The quiet fever',
    'So far: people under red sails took paper and physic off our ships and left the gold. In their boats lay books of circles, nineteen years of tides; behind the reef lay their hiding place, and with it a page that foretold a sleep that travels by water.',
    'It also named the day. I should like to report that the harbour office took precautions. The harbour office formed a committee.',
    'The day was Thursday.',
  ),
  'st-20': page(
    'Thursday',
    'On Wednesday the wells of the lower town tasted of pewter. On Thursday the baker’s boy did not wake, nor the baker, nor the queue. No pain, no spots. They smile a little. By noon there are two hundred, and the cat, who drank from the office basin and lies on my ledger like a warm full stop.',
    'Then a note, in circles. Ares has the recipe, and would like one of its books for it. I never heard of poisoners so businesslike.',
  ),
  'st-21': page(
    'A fair trade',
    'It was done at the end of the mole: one book, one folded sheet. The old woman in the red boat counted the pages, thanked you, and asked how deep our wells are. Nobody knew. “You should,” she said.',
    'Five plants, boiled four hours. None grows on this side of the reef. Until we have them nobody may land and nobody may leave, and somebody must see to that who does not nod off. Pell wants sentinels. They need not be brave. Awake will do.',
  ),
  'st-22': page(
    'Half a recipe',
    'No book, no bargain. The old woman in the red boat waited until the tide told her to go, then tore the sheet across and threw us the lower half. It says how long to boil. It does not say what.',
    'Two more streets have gone quiet. The quays must be shut, and properly this time: last night’s watch was found at dawn, smiling. Pell wants sentinels in pairs, and pays the second to pinch the first.',
  ),
  'st-23': page(
    'Wet sacking',
    'A closed quay teaches you who wants to come in. Last night your sentinel stopped a boat with muffled oars and, in it, a footman with clean cuffs and an empty sack. He would not say what the sack was for.',
    'What the red boats carry is no secret now: reef herbs, green and dripping, packed in wet sacking beside our own stolen physic. They stocked up because they knew the day. So did we. We had a committee. Bring in a cargo before the next street lies down.',
  ),
  'st-24': page(
    'By the leaf',
    'Nobody watched the quay, so everybody used it. Three families rowed away by night and took the sleep along to the next parish, like a borrowed book. And what reef herbs there were in town somebody has bought up, to sell them by the leaf. He has clean cuffs, I hear, and a master.',
    'The rest lies in the red boats, in wet sacking. Bring in a cargo. Bring coins as well: for firewood, for pots, and for one leaf, which I have already given the cat.',
  ),
  'st-25': page(
    'Steam',
    'Two hundred pots and one smell, halfway between chapel and fish. Towards evening the baker sat up and asked who was minding the oven. They say I wept. It was the steam.',
    'But there are forty sacks left in the customs warehouse, and Ares wants its cargo back. Eleven red sails are standing in with the dark. No guns: only a great many people with knives, and with sick of their own to nurse. Hold the door. Two good blades, says Pell, and something heavy.',
  ),
  'st-26': page(
    'Received with thanks',
    'We had not one pot on the fire when they came. Ares walked up our quay at dusk with handcarts, emptied the customs warehouse of every green thing in it, and left a receipt. I have filed it. The baker goes on smiling at his ceiling.',
    'So: one of their boats, with whatever is in her, and somebody to hold a blade while the others carry. This is not war, says Pell. It is a return of goods. She has had me draw up the form.',
  ),
  'st-27': page(
    'Plumb line',
    'The wells above the mill stay sweet. Father Ambrose found out why, with a plumb line and a bad temper: they are shallow. Only the deep ones bring the sleep, and the deep ones were dug nineteen years ago, by order of the governor. He let that lie between us like a fish.',
    'Meanwhile, a sick-house is wanted up there: settlers to build it, a priest to keep order in it. Whoever puts it up may name it. Not after yourselves, please.',
  ),
  'st-28a': page(
    'Saint Somebody’s',
    'The house stands: sixty beds, a bell, a view. It is called Saint Somebody’s, pending a decision. From its roof you see how the streams run, and higher up, say the settlers, there is a spring that has never failed. An expedition could find it, lay a pipe to it and settle the matter of wells for good.',
    'The governor has declined to pay. He calls our wells excellent. He drinks wine.',
  ),
  'st-28b': page(
    'Filed by street',
    'There is no sick-house, so the sick lie in the nave, in the ropewalk, and eleven of them in my office, filed by street. The miller owns an empty barn beside sweet water. He is a charitable man, he says, and names a sum that I would call ransom if it flew a flag.',
    'Somebody will have to pay it. The town will soon forget who did. I shall not; I write things down. It is the only revenge open to my profession.',
  ),
  'st-62': page(
    'By streets',
    'They woke by streets. First the ropemakers, then the whole of Cable Lane, cursing and hungry, and last of all Deficit, who stretched, stepped off the ledger and bit me. Of four hundred, three hundred and ninety-one are up. The other names I have put on a page by themselves. The ledger can spare it.',
    'Then Pell asked what nobody had had time to ask: who, all these weeks, has been in the fields? We looked at the baker. The baker looked at his flour.',
  ),
  'st-lost-2': page(
    'By candle',
    'Four hundred asleep, and the herbs gone back to sea under red sails. I make the rounds with a candle: name, pulse, a spoonful of water. They smile. It is the smiling one minds.',
    'Pell does not sleep either, out of spite. “Again,” she says, and pushes three coins across the ledger, around the cat. “From the top. We know more than we did.” That is true. We know the day, the hour, and how long a candle lasts.',
  ),

  'st-title-3': page(
    'Empty ovens',
    'So far: the sleep came on the day the red books had named, up through the deep wells of the lower town. Ares sold us what it knew, and then came with knives to fetch its herbs. The town woke up, most of it.',
    'It woke up hungry. Nobody had sown, nobody had milled, and across the bread route, in a tidy line, lay eleven rust-red sails. I have a theory that history is mostly breakfast.',
  ),
  'st-30': page(
    'One third oak',
    'Bread costs four times what it did, and a third of it is sawdust; the ropemakers claim they can taste the oak. Ares stops every grain ship, takes nothing, turns her round and wishes her a pleasant voyage. They have also sent the governor a letter. He read it, burned it, and told the council it was in verse.',
    'There is grain in the hills. What is missing is a road: an expedition, in short, and somebody to bury whoever falls off it.',
  ),
  'st-31': page(
    'My good man',
    'The hill farmers have grain, mules, and long memories. When the town last came up the path it was to count them for the poll tax. They will not sell to a uniform, or a sash, or anybody who says “my good man”.',
    'A trader they understand. A trader is a simple creature: it wants what it says it wants. Find one who will sign. The road, says Pell, is a matter of feet. Credit is a matter of faces. Yours will do, washed.',
  ),
  'st-32': page(
    'Signed and sealed',
    'There is no road. There is a path, with a mule on it, facing the other way. Without a road the hill farmers want two traders on the contract: one to trust and one to sue.',
    'I have drawn it up in a fair hand, in duplicate. Deficit has walked across both copies with wet feet. The farmers asked what great house that seal belonged to, and were visibly impressed. Now it lacks only the signatures.',
  ),
  'st-33': page(
    'Starlings',
    'A trader’s word goes round the islands faster than grain: Port Royal pays. Now the skippers lie just over the horizon, each waiting for another to go first. They are not afraid of Ares, they say, merely prudent, and have been prudent since Tuesday.',
    'Show them flags. Four, of four colours, side by side in the roads, with washing on the line and nothing on fire. One such morning will do. Merchants are like starlings, says Pell. It takes four to make a flock.',
  ),
  'st-34': page(
    'Prudence',
    'No trader would sign. One wished us luck in writing, undated. So the skippers stay over the horizon, where the sea is free and nobody is hungry, and what they have heard of Port Royal is sawdust.',
    'Four flags in the roads would turn them: four colours side by side, looking prosperous. If nobody will come out of confidence, let them come for cash. Pell has priced it at five coins, on the morning itself: four for four captains, one for painting over the holes.',
  ),
  'st-35': page(
    'A kind of bread',
    'Ships in the roads, sacks on the quay. The baker kissed one; I saw it, and he knows. It would be a happy page but for the garrison. The soldiers have had no rations since the new moon, and yesterday they drilled facing the town.',
    'The governor has written to them that patriotism is a kind of bread. Pell holds that bread is a kind of patriotism, and rum a stronger kind. One cargo, up at the fort by nightfall, buys us a month.',
  ),
  'st-36': page(
    'Facing the town',
    'No flags, no ships. The garrison has eaten its mules and begun to look at the band. Yesterday it drilled facing the wrong way, which is to say us, and the fort has sent down a list of what it is owed, with our addresses.',
    'So: a cargo of bread or rum, and three coins on top, that it may look like wages and not like fear. Take it up yourselves, and smile. They are boys, most of them, holding very old muskets.',
  ),
  'st-37': page(
    'Bored',
    'Grain ships are to sail every week now, and they want company. Ares has never fired on one. I point this out; nobody cares to hear it. It is the others I would watch, the ordinary kind, with earrings, who have noticed what a hungry town will pay.',
    'Four blades to a convoy, says Pell, on deck, in the sun, where they can be admired. The best escort, says Captain Reyes, comes home bored.',
  ),
  'st-38': page(
    'The empty chair',
    'There is an empty chair in the council. Its owner slept, woke, and moved inland to keep bees. The others would like it filled by somebody who has done something. It is a novel idea and may not last.',
    'There is a perquisite: councillors may see the governor’s letters, if they ask in writing. Nobody ever has. I mention it because one of those letters, he told us, was in verse, and I should so like to know whether it rhymed.',
  ),
  'st-63': page(
    'It does not rhyme',
    'Bread at the old price, and the queue complaining of the weather: that is peace. The red line still lies out there, but it has moved off a mile, as one does from a table where people are eating.',
    'Today a housemaid sold me, for one loaf, what she had raked from the governor’s grate. Half a letter, brown at the edges. “We want no gold,” it says. “We want one sheet of paper. You know which. You signed it.”',
    'It does not rhyme.',
  ),
  'st-lost-3': page(
    'Sweepings',
    'The last oven went out on Sunday. One does not notice an oven until the street is cold. The baker swept his floor, sieved what he had swept, made eleven rolls of it and gave them to the school.',
    'Pell is on half rations and full temper. “Starving is not a plan,” she says. “It is what happens while one has none.” Three coins, on the ledger. Deficit, who has never looked better, has the grace to leave the room.',
  ),

  'st-title-4': page(
    'The house with green shutters',
    'So far: a town was put to sleep and woken, starved and fed. Through all of it the governor praised the wells, burned a letter and declined to pay, and somebody with clean cuffs bought up every red book that came ashore.',
    'I own half a page that speaks of a signature. I keep it under the cat, with the rest. There is one house in Port Royal where such matters are discussed aloud. It has green shutters.',
  ),
  'st-40': page(
    'A guinea a breath',
    'Awake is not the same as well. The lower town gets as far as its doorstep and has to sit down. The physicians advise sea air, at a guinea a breath. The Widow Amparo, who keeps the house with green shutters, advises soup.',
    'She needs hands. No surgeons and no gentlemen: people who can lift, peel, and hold somebody’s head without making a speech. None that cost above three coins, she says; beyond that they begin to give orders. Three would do.',
  ),
  'st-41': page(
    'Behind the curtain',
    'In the Widow’s kitchen they stir by turns, day and night. She tastes, shakes her head, and everybody feels better. Reef herbs, hill bread, four hours: that is all her science, and both herbs and bread are down to the boards.',
    'While it boils, people talk. There is a shelf in the governor’s library, says a housemaid, with a curtain before it. She is to dust the curtain. She is not to dust behind it.',
  ),
  'st-42': page(
    'Thin soup',
    'Too few came to peel. The Widow stirs alone and has hired two dockers to carry; they cost four coins, and they sing. There is no bread in the pot any more. I held the ledger behind a bowlful and could read the figures.',
    'Herbs, then, and the dockers’ wages. A housemaid, drying spoons, remarks to nobody that in the governor’s library there hangs a curtain. She is to dust it. She is not to dust behind it.',
  ),
  'st-43': page(
    'Between two glasses',
    'The lower town is on its feet and thirsty, and the Widow’s taproom is full. Up to the second glass, she says, people lie. From the second to the third they tell the truth. After that they sing it.',
    'Every Tuesday comes a gentleman with clean cuffs, drinks exactly two, and leaves with a parcel the size of a book. We want an innkeeper of our own behind that bar: slow with the bill, quick with the bottle, and all ears.',
  ),
  'st-44': page(
    'Across the lane',
    'The soup gave out, and with it the Widow’s patience. She has shut the taproom; weak heads and strong drink, she says, are the physicians’ business. So whoever has something to tell tells it elsewhere, and the clean cuffs collect their parcel in the dark.',
    'An innkeeper could open across the lane. It wants a lamp, a barrel, and a few debts forgiven: three coins. People who would not talk for soup will talk at the fourth glass. It only takes longer.',
  ),
  'st-45': page(
    'Good shoes',
    'Tuesday, third glass: “He buys them all, the red ones. He thinks the sheet is bound into one of them.” Then the governor’s secretary saw his own clean cuffs on the bar, and clapped a hand to his mouth like a child.',
    'So the books are behind that curtain, in a house where tradesmen use the yard and clerks are not let in at all. People of standing may call, however, and ask to see the library. Wear good shoes. I would give a year’s pay to hold your hats.',
  ),
  'st-46': page(
    'Borrowed shoes',
    'Nobody heard anything, or everybody heard something else. What we have is a curtain, a parcel on Tuesdays, and a secretary who crosses the street at the sight of a bottle. That is no evidence. It is a draught under a door.',
    'Still, people of standing may call on a governor and ask to see his library. Gilt-edged cards, a carriage by the hour, shoes: four coins’ worth of looking as though you never knocked in your lives. Stay near the curtain. If need be, sneeze.',
  ),
  'st-47': page(
    'One hour each',
    'The red books are to be burned on the square, so that the people may be calm. The people are calm; it is the council that sweats. Who moved the motion? Nobody can recall. It seems to have been moved by the furniture.',
    'Two are wanted for the fire. Father Ambrose has asked for an hour alone with each of them first, for a prayer. He prays very fast. He has ink up to the elbow.',
  ),
  'st-48': page(
    'Left side',
    'The governor’s secretary is willing to say on oath what so far only his pillow has heard. First he would like to be elsewhere: a passage, a new name, a small house with a lock. Ten coins. He has added it up.',
    'Pell calls it bribery. I call it postage. Nineteen years ago he copied out a document in his best hand. He was a boy and proud of his capitals. He has not slept on his left side since.',
  ),
  'st-64': page(
    'The dent',
    'Behind the curtain: twenty-six red books, every one of them slit along the spine. He has been hunting for that sheet as well, and has not found it. So it still exists.',
    'Beside the shelf stands the cushion on which the island’s crown lies, all year, between two processions. There was a dent in the velvet. There was a little sand in the dent.',
    '“It is being cleaned,” the governor said, behind you. He poured you wine. The decanter rang against the glass like a small alarm.',
  ),
  'st-lost-4': page(
    'Until further soup',
    'The green shutters are closed. The Widow has put up a notice, “Closed until further soup”, and taken her ladle with her. From the governor’s yard a cart went out by night, with something square under the sacking, a good deal of it.',
    '“He will buy more,” says Pell. “A frightened man never has books enough.” She lays three coins on the bar and, to our astonishment, stands a round. Between the second glass and the third she says: “Again.”',
  ),

  'st-title-5': page(
    'The crown on the reef',
    'So far: it was never a curse. It was arithmetic, by people with nineteen years to check it. They want one sheet of paper. The governor wants it more. He bought their books, slit them open, and found nothing.',
    'Now the crown is gone from its cushion, every red book I have seen ends on the same great circle, and there is sand on the governor’s carpet. I have bought this book a lock. Deficit considers it an insult.',
  ),
  'st-50': page(
    'In the name of the crown',
    'A tax; then another. For the upkeep of the crown, reads the crier, and then again to himself, moving his lips. Nobody has seen the crown for weeks. At processions the governor wears a very large hat.',
    '“Somebody has it, and the governor pays for the silence,” says Pell. “We are what he pays with.” So be rich, be seen, be taxed. I have filed a nick into the rim of every coin. Let us see where they swim.',
  ),
  'st-51': page(
    'A keg of nails',
    'Nicked coins went from the collector to the secretary, and from the secretary into a keg marked “nails”. On Friday the keg goes out by rowing boat, from a quay that has to be deserted.',
    'Not quite deserted; that would look like us. Four lights, no more, a watch that is paid to admire the moon, and one good bargain that you let go by. Five coins for all of it. Sit behind the herring barrels and breathe through your mouths.',
  ),
  'st-52': page(
    'One lantern',
    'The tax passed you by; congratulations. Not one nicked coin went anywhere, and so we must do it the old way: sit on the quay and wait. One lantern. No trade, no talk, no friends who happen to be passing.',
    'One night is not enough. On the first they only look at us. On the second, if it is as dull as the first, they come. Bring a blanket. Leave the cat; he has opinions about herring.',
  ),
  'st-53': page(
    'One ship, unpaid',
    'You saw the keg go over the side at the reef, and the old woman who took it, the one they call the Almanac. And you saw what she gave for it: nothing. For weeks the governor has paid for silence, and nobody had threatened to speak.',
    'Blades, now. The Tybuk brothers, shipwrights, offer theirs. They have an account to settle, and mean it to the letter: forty-one pounds, one ship, built to order and never paid for. Name of vessel: Ares.',
  ),
  'st-54': page(
    'Watch fires',
    'A lantern too many, or a cough. The boat put about short of the mole; whoever sat in it has seen us, which is more than we can say. Now there are watch fires on the reef.',
    'So more blades than we had hoped. The Tybuk brothers have come down from their yard unasked, carrying adzes. They have an account to settle: forty-one pounds, one ship, built to order and never paid for. I asked for the name of the vessel, for the ledger. “Ares,” they said.',
  ),
  'st-55': page(
    'Ten past four',
    'The old woman, whom they call the Almanac, sends no threat. She sends a tide table. Tomorrow at ten past four the sea goes out as it has not for nineteen years, and the wreck of the Ares will lie dry. They were surveyors. They found that deep wells would kill, and said so. A court called them pirates; they took it at its word.',
    'Tomorrow they try the case again. For that one needs a crown. Take blades. Take a red boat; it knows the way.',
  ),
  'st-56': page(
    'The harbour walks away',
    'We are late. While we were still counting blades the water began to go, and now the town stands on the mole and watches its harbour walk away. Father Ambrose shouts the rest as he runs: surveyors, not pirates. Deep wells. A verdict, paid for. The wreck of the Ares, dry at ten past four, and a crown to try the case again.',
    'Take a red boat. The pilot asks for two coins; he has just seen the bottom of the sea. Pay him.',
  ),
  'st-57': page(
    'Slowly',
    'The tide came back, to the minute. So did the crown, in a flour sack; I am asked not to say whose. After a miracle comes the paperwork, and after the paperwork a service.',
    'Father Ambrose will have it on the reef, above the wreck: a proper expedition, a priest, a wreath, and thirty-one names read slowly. The governor regrets that he cannot attend. He regrets it from a house with a guard at the door.',
  ),
  'st-58': page(
    'Seven chairs',
    'Seven chairs, one inkwell, no governor. The Widow has a chair. Pell sat down in hers like a verdict. Captain Reyes declined; with one ear, she says, she already hears too much. The Tybuks have been paid, with interest, and have framed the receipt.',
    'The chair at the head is still free. It wants somebody for whom the whole town would get up. I have dusted it. Deficit is asleep in it and will be asked to move as soon as there is a decision.',
  ),
  'st-65': page(
    'What the town will be told',
    'At ten past four, on the dry wreck, they set the crown on their smallest head, a girl born on the reef. Out of its lining fell the sheet, hidden by a frightened copyist: nineteen years it lay on the governor’s own cushion. She read it out, verdict, price, signature. Then she said, “No.” That was the whole rite. Only a crown unsays what a crown has said.',
    'The old Almanac handed it to you. “Tell them what you like.”',
    'Well? The ledger is open. I have moved the cat.',
  ),
  'st-lost-5': page(
    'An ordinary evening',
    'The sea came back to the minute. It took the wreck and the crown, and by five o’clock it was an ordinary evening, with gulls. The governor ordered bells. He wore the hat.',
    'Pell stayed on the mole until dark. “There is another low tide at the equinox,” she said. “Not so low. Low enough.” She gave me three coins to enter. They were nicked at the rim, and I did not ask how she had come by them.',
  ),
};
