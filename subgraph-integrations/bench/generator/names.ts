/** Invented people and bodies of many cultures: [given names of women, of men, family names]. */
export const CULTURES: readonly (readonly [readonly string[], readonly string[], readonly string[]])[] = [
  [
    ['Eleanor', 'Harriet', 'Prudence', 'Marjorie', 'Constance'],
    ['Walter', 'Clifford', 'Desmond', 'Everett', 'Howard'],
    ['Ashdown', 'Pemberley', 'Wexcombe', 'Thornbury', 'Hale'],
  ],
  [
    ['Guadalupe', 'Inés', 'Ximena', 'María José', 'Rocío'],
    ['Joaquín', 'Andrés', 'Héctor', 'Ramón', 'Iván'],
    ['Peñaloza', 'Echeverría', 'Zúñiga', 'De la Fuente', 'Montaño'],
  ],
  [
    ['Siobhán', 'Aoife', 'Bríd', 'Maeve', 'Nuala'],
    ['Cormac', 'Declan', 'Eoin', 'Fergus', 'Pádraig'],
    ["O'Sullivan", "O'Dwyer", 'McGettigan', 'Ní Bhriain', 'FitzMaurice'],
  ],
  [
    ['Thi Lan', 'Mei-Ling', 'Hoa', 'Xiu Ying', 'Yoon-ah'],
    ['Minh Quan', 'Wei', 'Duc', 'Jin-ho', 'Haruto'],
    ['Nguyen', 'Tsai', 'Pham', 'Kwon', 'Okabe'],
  ],
  [
    ['Adaeze', 'Ngozi', 'Folasade', 'Abena', 'Zawadi'],
    ['Chukwuemeka', 'Olumide', 'Kwame', 'Tunde', 'Baraka'],
    ['Eze', 'Adebayo', 'Boateng', 'Mwangi', 'Okafor-Reid'],
  ],
  [
    ['Agnieszka', 'Zofia', 'Ludmila', 'Katarzyna', 'Anežka'],
    ['Bogdan', 'Stanisław', 'Miroslav', 'Kazimierz', 'Ondřej'],
    ['Wiśniewski', 'Kowalczyk', 'Novák', 'Dvořák', 'Zielinski'],
  ],
  [
    ['Priya', 'Lakshmi', 'Anjali', 'Meenakshi', 'Farida'],
    ['Arjun', 'Venkat', 'Rohan', 'Suresh', 'Imran'],
    ['Venkataraman', 'Iyer', 'Chatterjee', 'Rahman', 'Deshpande'],
  ],
  [
    ['Solveig', 'Ingrid', 'Annika', 'Birgitta', 'Liv'],
    ['Leif', 'Torsten', 'Gunnar', 'Anders', 'Håkon'],
    ['Lindqvist', 'Sørensen', 'Bergström', 'Halvorsen', 'Nygaard'],
  ],
  [
    ['Yasmin', 'Leila', 'Shirin', 'Noor', 'Miriam'],
    ['Khalid', 'Reza', 'Samir', 'Farhad', 'Elias'],
    ['Haddad', 'Al-Masri', 'Khoury', 'Tehrani', 'Ben-David'],
  ],
];
export const MIDDLE = ['A.', 'B.', 'J.', 'L.', 'R.', 'T.', 'Grace', 'Marie', 'Rose', 'James', 'Lee', 'Alan', ''];
export const NICKNAMES: Readonly<Record<string, string>> = {
  Eleanor: 'Nell',
  Harriet: 'Hattie',
  Walter: 'Walt',
  Everett: 'Rett',
  Guadalupe: 'Lupe',
  Joaquín: 'Quino',
  Katarzyna: 'Kasia',
  Stanisław: 'Stan',
  Chukwuemeka: 'Emeka',
  Folasade: 'Sade',
  Venkat: 'Ven',
  Meenakshi: 'Meena',
};
/** [town, county, state, letters of the state] */
export const PLACES: readonly (readonly [string, string, string, string])[] = [
  ['Visalia', 'Tulare', 'California', 'CA'],
  ['Petaluma', 'Sonoma', 'California', 'CA'],
  ['Rochester', 'Monroe', 'New York', 'NY'],
  ['Poughkeepsie', 'Dutchess', 'New York', 'NY'],
  ['Kerrville', 'Kerr', 'Texas', 'TX'],
  ['Lufkin', 'Angelina', 'Texas', 'TX'],
  ['Ocala', 'Marion', 'Florida', 'FL'],
  ['Sarasota', 'Sarasota', 'Florida', 'FL'],
  ['Naperville', 'DuPage', 'Illinois', 'IL'],
  ['Peoria', 'Peoria', 'Illinois', 'IL'],
  ['Duluth', 'St. Louis', 'Minnesota', 'MN'],
  ['Roanoke', 'Roanoke', 'Virginia', 'VA'],
  ['Spokane', 'Spokane', 'Washington', 'WA'],
  ['Bozeman', 'Gallatin', 'Montana', 'MT'],
  ['Lancaster', 'Lancaster', 'Pennsylvania', 'PA'],
  ['Dayton', 'Montgomery', 'Ohio', 'OH'],
];
export const CHARITIES = [
  'Willow Bend Animal Rescue',
  "St. Casimir's Food Pantry, Inc.",
  'Three Rivers Symphony Society',
  'Foundation for Rural Nursing',
  'Temple Beth Shalom',
  'Larkspur Hospice Association',
  'University of the Plains Alumni Fund',
  'Second Harbor Literacy Project',
  'American Orchid Conservancy',
];
export const COMPANIES = [
  'Bramble & Stone Trust Company',
  'Wintergreen & Daughters Trust Company, N.A.',
  'First Prairie National Bank',
  'Copperline Fiduciary Services, LLC',
  'Harbor Street Bank and Trust',
  'Kestrel Private Trust Company of Delaware',
];
export const THINGS = [
  'grandfather clock',
  'coin collection',
  'upright piano',
  'wedding ring with the sapphire',
  'fly rods and reels',
  'cookbooks',
  '1966 Mustang',
  'oil painting of the harbor',
];
export const LANDS = [
  'cabin on Otter Creek Road',
  'forty acres along Sycamore Fork',
  'condominium at 218 Marlin Court, Unit 7',
  'house at 1402 Delacourt Avenue',
  'vacant lot on Juniper Lake',
];
