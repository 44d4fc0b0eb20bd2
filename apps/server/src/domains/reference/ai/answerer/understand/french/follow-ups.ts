import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';

/** How a question follows the one before. */
export const FOLLOW_UPS = {
  pointing: pattern(anyOf`
    \b(?:celui-(?:la|ci)|celle-(?:la|ci)|ce (?:livre|roman|titre|document|magazine)|cet (?:ouvrage|article
        |exemplaire)|cette (?:revue|these|oeuvre)|(?:est|sera|serait|a)-(?:il|elle)\b(?! (?:possible|permis|des
        |une|un|ouvert|ferme))|le (?:reserver|prolonger|emprunter|trouver|lire|garder|prendre)|la (?:reserver
        |prolonger|emprunter|trouver|lire)|l'(?:emprunter|avoir|obtenir)|je (?:le|la|l')\b)
  `),
  nth: pattern(anyOf`
    \b(?:le|la|du|de la|au) (?<nth>premier|premiere|deuxieme|second|seconde|troisieme|quatrieme|cinquieme
        |sixieme|septieme|huitieme|neuvieme|dixieme|\d{1,2}(?:e|er|eme)?)\b(?: (?:livre|titre|de la liste
        |resultat|ouvrage|roman))?
    \b(?:le|la) (?<last>dernier|derniere)\b(?! (?:edition|parution|numero))
  `),
  ordinals: {
    premier: 1,
    premiere: 1,
    deuxieme: 2,
    second: 2,
    seconde: 2,
    troisieme: 3,
    quatrieme: 4,
    cinquieme: 5,
    sixieme: 6,
    septieme: 7,
    huitieme: 8,
    neuvieme: 9,
    dixieme: 10,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    vingt: 20,
  },
  more: pattern(anyOf`
    ^(?:(?:et|mais|alors|ok) )?(?:(?:il )?y en a(?:-t-il)?|avez-vous|y a-t-il|en avez-vous|est-ce qu'il y en a
        |montrez(?:-moi)?|quoi|lesquels)?\s*(?:encore |beaucoup )?(?:d'autres?|plus|les autres|la suite|le reste
        |encore)(?: titres?| livres?)?\W*$
  `),
  show: pattern('\\b(?:montre\\w*|liste\\w*|voir|lesquels|affiche\\w*)\\b'),
  goesOn: pattern(anyOf`
    ^(?:et|mais|ou bien|alors|aussi|seulement|uniquement|rien que|plutot|d'autres?|encore|sinon|sans|sauf|pas
        |parmi (?:ceux|celles|eux)|lesquels?|lesquelles?|en (?:anglais|francais|allemand|chinois|espagnol
        |italien|japonais|russe)|depuis|apres|avant|plus recents?|de plus recents?|quelque chose de plus
        |y en a-t-il|y a-t-il (?:plus|d'autres|une version)|en avez-vous|l'avez-vous|le (?:premier|deuxieme
        |second|troisieme|dernier|meme)|la (?:premiere|deuxieme|seconde|derniere|meme)|dans ce cas|puis-je (?:l'
        |le|la)|est-(?:il|elle))\b
  `),
} satisfies Partial<Grammar>;
