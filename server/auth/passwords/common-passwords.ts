/**
 * Words that the commonest passwords of leaked lists are made of, in English and in the Spanish of
 * Spain and Latin America, without accents. With an ending of digits or marks (passwords.ts) they
 * stand for many thousand passwords; they cover the well-known "top 1,000" lists of 8 characters on.
 */
const WORDS = `
password passw passwd pass contrasena contrasenia contrasenya contra clave miclave laclave secreto
secret topsecret qwerty qwertyui qwertyuiop qwert asdf asdfg asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
abc abcd abcde abcdef abcdefgh abcdefg aaaaaa admin administrator administrador root toor user usuario
guest invitado login letmein welcome bienvenido bienvenida hello hola holamundo helloworld holahola
iloveyou iloveu ilovegod loveyou lovely loveme love teamo teamomucho tequiero tequieromucho teamare
teadoro amor amorcito amormio miamor mivida micielo micorazon corazon princesa princess princesita
angel angelito angelica angelina bebe bebito bebita bonita bonito hermosa hermoso preciosa guapa chiquita
chiquito gordita gordito amigas amigos amistad familia mifamilia mama mami mamita papa papi papito abuela
hermana hermano hijos mishijos dios diosesamor diosmio jesus jesucristo jesuschrist cristo jehova virgen
guadalupe estrella estrellita mariposa sunshine sunflower rainbow butterfly flower flowers chocolate
caramelo cookie cupcake banana orange apple cheese pepper ginger cherry peanut
football futbol baseball basketball beisbol basquet soccer hockey softball tennis volley voleibol golf
barcelona barca forzabarca realmadrid halamadrid madrid atletico atleti sevilla valencia betis athletic
river riverplate boca bocajuniors racing independiente sanlorenzo america clubamerica aguilas chivas
guadalajara pumas cruzazul tigres rayados millonarios nacional atleticonacional juniorbarranquilla
colocolo universitario alianza liverpool arsenal chelsea manchester juventus messi leomessi ronaldo
cristiano ronaldinho maradona neymar mbappe beckham
mexico vivamexico colombia micolombia argentina vamosargentina espana vivaespana peru chile venezuela
ecuador bolivia uruguay paraguay cuba panama guatemala honduras bogota medellin cali lima santiago
buenosaires monterrey puebla tijuana canada brasil brazil england london
monkey dragon dragonball goku vegeta naruto pokemon pikachu charizard mario mariobros zelda minecraft
fortnite roblox freefire callofduty leagueoflegends playstation nintendo xbox gamer killer hunter master
shadow ninja samurai warrior wizard matrix starwars skywalker darthvader startrek superman batman
batman1 spiderman ironman avengers wolverine harrypotter hogwarts pirate phoenix falcon eagle tiger lion
panther wolf lobo leon tigre gato gatito perro perrito conejo caballo delfin tortuga dolphin kitten
kitty hellokitty puppy doggy snoopy mickey mickeymouse minnie winnie tinkerbell cenicienta barbie
metallica nirvana slipknot ironmaiden eminem bandido shakira beyonce rihanna bts blackpink onedirection
justinbieber jonasbrothers hannahmontana badbunny selena slayer blink greenday linkinpark system
computer computadora computador ordenador internet google facebook instagram whatsapp youtube hotmail
gmail yahoo microsoft windows samsung iphone android nokia motorola toshiba logitech linux
maria mariajose mariana marisol marina carmen carmencita lucia sofia martina valentina camila isabella
isabel daniela gabriela alejandra alejandro andrea natalia paola paula carolina veronica monica sandra
patricia claudia karina karla fernanda fernando francisco francisca alberto roberto antonio antonia jose
joseluis josemaria juan juancarlos juanjose juanpablo carlos luis luisa miguel miguelangel manuel manolo
pedro pablo diego santi sergio javier jorge ricardo eduardo rodrigo cristina cristian christian sebastian
nicolas mateo matias lucas samuel daniel david gabriel rafael raul ruben oscar hector hugo ivan adrian
alvaro victor vanessa viviana ximena yolanda rosario rocio pilar dolores mercedes laura lorena elena
teresa beatriz esperanza victoria alegria libertad soledad consuelo
michael jessica jennifer ashley michelle nicole elizabeth stephanie samantha amanda charlie jordan
andrew anthony joshua matthew robert thomas william george hannah taylor thunder chelsea1 maggie buster
bailey jasmine melissa brandon justin austin jackson maverick mercedes1 ferrari porsche mustang corvette
camaro harley yamaha honda toyota nissan chevrolet ford volkswagen
trustno freedom whatever nothing changeme default temporal temporary cambiame prueba pruebas test
testing tester demo ejemplo example sample nopassword nosenose nolose nome notengo olvide olvidada
fuckyou fuckoff asshole bitch pussy putamadre hijodeputa mierda carajo pendejo cabron gilipollas verga
colegio escuela instituto universidad estudiante estudiantes profesor profesora bachillerato secundaria
preparatoria university student school college teacher summer winter spring autumn verano invierno
primavera otono january february march april june july august september october november december enero
febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles
jueves viernes sabado domingo monday friday sunday
azul rojo verde amarillo morado rosa negro blanco purple yellow silver golden black white blue green red
money dinero millonario diamond diamante success exito suerte lucky forever siempre parasiempre friends
bestfriend smile sonrisa happy feliz felicidad peace paz heaven cielo heart sweet sweetheart baby babygirl
baby boy girl lover loser player poohbear tweety power rockyou rockstar rocker skater dancer bailarina
musica music guitar guitarra piano batman2 champion campeon campeona superstar supernova galaxy
vocacional faro farovocacional riasec orientacion
`;

/** Lower case, without accents. */
export const commonStems: ReadonlySet<string> = new Set([
  ...WORDS.trim().split(/\s+/),
  // Famous ones with digits or marks inside, which no ending explains.
  ...`1q2w3e4r 1qaz2wsx 1qazxsw2 q1w2e3r4 a1b2c3d4 abc123 123abc 123abcd 1234abcd 123qwe qwe123 123456a
      a123456 a1234567 a12345678 123456789a 12345678a 12345qwert 1234qwer q1w2e3 zaq12wsx zaq1zaq1 1password
      12qwaszx 147258369 159753 159357 741852963 789456123 963852741 147852369 321654987 987654321 11223344
      112233445566 123123123 123321123 123454321 1234554321 12344321 123654789 987456321 0123456789 246813579
      135792468 13579246 14789632 31415926 314159265 102030405060 10203040 19216811 192168 00112233 01020304
      123456789q 5201314520 7758521 woaini1314 pass1word p455w0rd 1234567890a google123 aa123456 aa12345678
      abcd1234 abc12345 abc123456 qwer1234 asdf1234 zxcv1234 qwerty1 1qwerty 123qweasd qweasdzxc qweasd
      qazwsx qazwsxedc wsxedc 1122334455 987654321a te-amo te_amo t3amo t4mopr mi_clave`
    .trim()
    .split(/\s+/),
]);
