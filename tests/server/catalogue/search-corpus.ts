/** Searches of people, and the designs of the catalogue that they expect (BROWSE-14). */

/** Designs by their folder names. */
interface CorpusSearch {
  readonly typed: string;
  /** Expected first, in this order. */
  readonly first: readonly string[];
  /** Expected among the results. */
  readonly also?: readonly string[];
  readonly never?: readonly string[];
}

export const CORPUS: readonly CorpusSearch[] = [
  // Offers, with their signs.
  {
    typed: '20% off',
    first: ['petshop', 'salon', 'fishmonger', 'lighting'],
    never: ['pizza', 'cleaning'],
  },
  { typed: '20%', first: ['petshop', 'salon', 'fishmonger', 'lighting'], also: ['bookshop'] },
  { typed: 'twenty percent off', first: ['petshop', 'salon', 'fishmonger', 'lighting'] },
  {
    typed: '10 percent off',
    first: [],
    also: ['petshop', 'salon', 'bookshop'],
    never: ['hardware', 'florist'],
  },
  { typed: '25 % off', first: ['winterholidays', 'kidswear'], never: ['plumber', 'farmshop'] },
  {
    typed: '$5',
    first: ['florist'],
    also: ['grocery', 'pizza', 'hardware', 'plumber'],
    never: ['cleaning', 'nails', 'petshop'],
  },
  { typed: '$4', first: ['pizza'], never: ['dentist', 'nails', 'photo'] },
  { typed: '$49', first: ['dentist', 'photo'], never: ['nails'] },
  {
    typed: 'ten dollars off',
    first: ['florist', 'hardware', 'grocery'],
    never: ['petshop'],
  },
  { typed: 'five bucks off', first: ['florist'], also: ['pizza'], never: ['salon'] },
  { typed: '50¢', first: ['florist'], never: ['salon', 'coffee'] },
  { typed: '50% off', first: ['coffee', 'carwash', 'optician', 'paint'], never: ['florist'] },
  { typed: 'half off', first: ['coffee'], also: ['carwash', 'optician', 'paint', 'taco'] },
  { typed: 'half price', first: ['coffee', 'carwash', 'optician', 'paint', 'taco'] },
  {
    typed: '2 for 1',
    first: ['taco'],
    also: ['garden', 'bakery'],
    never: ['barbershop', 'tailor'],
  },
  { typed: '3-for-2', first: ['garden'] },
  {
    typed: 'buy one get one',
    first: ['easter'],
    also: ['coffee', 'juicebar', 'bakery', 'garden'],
    never: ['dentist'],
  },
  { typed: 'BOGO', first: ['coffee'], also: ['taco', 'toystore'], never: ['pizza'] },
  { typed: 'free coffee', first: ['coffee'], never: ['gym', 'bakery'] },
  {
    typed: 'first visit',
    first: ['dentist', 'salon'],
    also: ['veterinarian', 'cleaning'],
  },
  { typed: 'new customers', first: ['dentist'], also: ['lawncare', 'salon', 'swimschool'] },
  { typed: '%', first: ['petshop'], never: ['pizza'] },
  // Trades by their products and services.
  { typed: 'dog', first: ['petshop', 'veterinarian'], never: ['coffee', 'burger'] },
  { typed: 'kittens', first: ['petshop', 'veterinarian'] },
  { typed: 'vet', first: ['veterinarian'], never: ['farmshop'] },
  { typed: 'donut', first: ['bakery', 'coffee'], never: ['dentist'] },
  { typed: 'doughnuts', first: ['bakery', 'coffee'] },
  { typed: 'bread', first: ['bakery'], never: ['optician', 'veterinarian'] },
  { typed: 'car', first: ['carwash'], never: ['yoga', 'salon'] },
  { typed: 'oil change', first: ['oilchange'], never: ['lighting', 'kidswear'] },
  { typed: 'mechanic', first: ['oilchange', 'carwash'], never: ['bicycle'] },
  { typed: 'hvac', first: ['hvac'], never: ['cleaning'] },
  { typed: 'lawn mowing', first: ['lawncare'], never: ['dentist'] },
  { typed: 'realtor', first: ['realestate'], never: ['movers'] },
  { typed: 'car insurance', first: ['insurance'], never: ['bakery'] },
  { typed: 'supermarket', first: ['grocery'], also: ['farmshop'] },
  { typed: 'roofer', first: ['roofing'], never: ['hardware'] },
  { typed: 'exterminator', first: ['pestcontrol'], never: ['garden'] },
  { typed: 'haircut', first: ['salon', 'barbershop'], never: ['nails'] },
  { typed: 'hair cut', first: ['salon', 'barbershop'] },
  { typed: 'barber shop', first: ['barbershop'], never: ['bookshop', 'petshop'] },
  { typed: 'teeth cleaning', first: ['dentist'], never: ['cleaning', 'drycleaner'] },
  { typed: 'tooth', first: ['dentist'] },
  { typed: 'cleaning', first: ['cleaning', 'drycleaner'], also: ['dentist'] },
  { typed: 'dry cleaning', first: ['drycleaner'], never: ['cleaning'] },
  { typed: 'nail', first: ['nails'], never: ['locksmith', 'salon'] },
  {
    typed: 'kids',
    first: ['easter'],
    also: ['icecream', 'minigolf', 'toystore', 'kidswear', 'swimschool'],
  },
  { typed: 'toys', first: ['toystore'], never: ['tailor'] },
  { typed: 'fish', first: ['fishmonger', 'sushi'], never: ['optician'] },
  { typed: 'tea', first: ['coffee'], never: ['shoerepair'] },
  { typed: 'hot dog', first: ['burger'], never: ['petshop', 'veterinarian'] },
  { typed: 'book', first: ['bookshop'], never: ['shoerepair'] },
  { typed: 'boots', first: ['shoerepair'], never: ['bookshop'] },
  { typed: 'light', first: ['lighting'], never: ['florist'] },
  { typed: 'locked out', first: ['locksmith'] },
  { typed: 'swimming lessons', first: ['swimschool'], never: ['music'] },
  // Holidays.
  { typed: 'christmas', first: ['winterholidays', 'toystore', 'bakery'], never: ['dentist'] },
  { typed: 'easter', first: ['easter'], never: ['halloween'] },
  { typed: 'halloween', first: ['halloween'], never: ['easter'] },
  { typed: 'fourth of july', first: ['fourthofjuly'], never: ['halloween'] },
  { typed: 'mother’s day', first: ['florist', 'nails'], never: ['movers'] },
  { typed: 'back to school', first: ['kidswear'], never: ['drycleaner'] },
  { typed: 'taco tuesday', first: ['taco'], never: ['cinema', 'carwash'] },
  // Typing errors.
  { typed: 'bakry', first: ['bakery'] },
  { typed: 'piza', first: ['pizza'] },
  { typed: 'cofee shop', first: ['coffee'] },
  { typed: 'vetrinarian', first: ['veterinarian'] },
  { typed: 'chrismas', first: ['winterholidays'] },
  { typed: 'hairdreser', first: ['salon'] },
  { typed: 'Joe’s family-owned PIZZÄ', first: ['pizza'], never: ['photo'] },
  { typed: 'a coupon for my bakery', first: ['bakery'] },
];

interface PartialSearch {
  readonly typed: string;
  /** All results, in this order. */
  readonly finds: readonly string[];
}

/** Searches that no design of the catalogue matches as a whole. */
export const PARTIAL: readonly PartialSearch[] = [
  { typed: 'bread 20% off', finds: ['bakery'] },
  { typed: '20% off bread', finds: ['bakery'] },
  { typed: 'unicorn bread', finds: ['bakery'] },
  { typed: 'gluten free bread', finds: ['bakery'] },
  { typed: 'sushi 25% off', finds: ['sushi'] },
  { typed: 'flowers 10% off', finds: ['florist', 'garden'] },
  { typed: 'roses 20% off', finds: ['florist'] },
  { typed: 'pizza half price', finds: ['pizza'] },
  { typed: 'vegan pizza', finds: ['pizza'] },
  { typed: '$10 off haircut', finds: ['salon', 'barbershop'] },
  { typed: 'free delivery tacos', finds: ['taco'] },
  { typed: '20% off plumber', finds: ['plumber'] },
  { typed: 'locksmith 20% off', finds: ['locksmith'] },
  { typed: 'paint 20% off', finds: ['paint'] },
  { typed: 'lawn 20% off', finds: ['garden', 'lawncare'] },
  { typed: 'oil change $20 off', finds: ['oilchange'] },
  { typed: 'ice cream $1 off', finds: ['icecream'] },
  { typed: 'locksmith 24 hours', finds: ['locksmith'] },
  { typed: 'fish and chips 20%', finds: ['fishmonger', 'sushi'] },
  { typed: 'unicorn 20%', finds: ['petshop', 'salon', 'fishmonger', 'lighting'] },
];
