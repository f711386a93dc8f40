import type { FamilyWords } from '#content/catalog/words.ts';

export const manufacturing: FamilyWords = {
  mecanizado: {
    alsoCalled: ['Machinist', 'CNC operator', 'Lathe and milling'],
    does: 'Making metal parts to hundredths of a millimetre with lathes, milling machines and programmed tools. Machinists read drawings, choose tool and speed, set up the machine, measure each result and correct. Gears, implants, moulds and aircraft parts come out of this work.',
    day: [
      {
        at: 9,
        what: 'The drawing wants a tolerance finer than a hair. You clamp the block, zero the machine and run the program slowly the first time. Chips, coolant, a sound that changes and warns you of a worn drill. You measure with the micrometer: within limits. In the afternoon you prepare the batch and tune the code.',
      },
    ],
  },
  soldadura: {
    alsoCalled: ['Welder', 'Boilermaker', 'Metal structures'],
    does: 'Joining metals with heat to build ships, bridges, pipes, tanks or sculptures. Welders read drawings, prepare edges, choose the technique and control an arc that reaches thousands of degrees. A good weld looks even and stands up to hard tests.',
    day: [
      {
        at: 9,
        what: 'Mask down, and the world shrinks to a point of green light. You move with a still wrist, breathing slowly, until the bead is closed. Then you brush, look, knock off the slag. Inspection will X-ray this joint. Afterwards you cut plates to a template and help to place a beam heavier than a car.',
      },
    ],
  },
  'robotica-industrial': {
    alsoCalled: ['Robotics technician', 'Automation technician', 'Mechatronics'],
    does: 'Installing, programming and repairing the robots and automatic lines of a factory. Technicians connect sensors and motors, teach the arm its moves, look for faults and tune the pace so that everything fits together safely. There is a lot of applied electronics and little sitting down.',
    day: [
      {
        at: 9,
        what: 'The line has stopped and every minute shows. You read the error code, open the cabinet, follow a cable to a sensor covered in dust. It starts. With more calm, you teach a new arm to stack boxes: point by point, then fast. Before leaving you back up the programs.',
      },
    ],
  },
  automocion: {
    alsoCalled: ['Auto mechanic', 'Vehicle technician', 'Automotive repair'],
    does: 'Diagnosing and repairing vehicles: engine, brakes, steering, electronics and, more and more, batteries and electric motors. Mechanics join ears and hands with a diagnostic computer, explain the trouble in plain words and leave the car safe to drive.',
    day: [
      {
        at: 9,
        what: "“It makes a noise, but it isn't making it now.” You take it round the block and after two minutes there it is. Lift, torch, a ball joint with play. While the part arrives you plug the computer into another car that will not charge. You change pads, bleed the brakes, test them. Gritty soap cleans your hands.",
      },
    ],
  },
  'mantenimiento-de-aviones': {
    alsoCalled: ['Aircraft mechanic', 'Aviation technician'],
    does: 'Inspecting, repairing and certifying that an aeroplane can fly. Technicians follow manuals to the letter, examine structure and engines, change parts, test systems and sign each step. Nothing is improvised: if one bolt is missing from the count, nobody takes off.',
    day: [
      {
        at: 9,
        what: 'The night shift receives a plane that must leave at dawn. With a torch and a mirror you go over the inside of an engine looking for the smallest crack. You change a filter, tighten with a torque wrench and your colleague verifies it. Tools are counted twice. At sunrise you watch it take off from the fence.',
      },
    ],
  },
  'analisis-quimico': {
    alsoCalled: ['Chemical laboratory technician', 'Quality control'],
    does: 'Checking what something is made of and whether it meets the rules: water, medicines, paints, food, metals. Technicians prepare samples and solutions, run instruments, record rigorously and speak up when a batch fails. They work in industry, public control or research.',
    day: [
      {
        at: 9,
        what: 'Lab coat, goggles, and a balance that notices even your breath. You prepare standards, calibrate and run twenty water samples from different wells. One looks odd; you repeat it before alarming anybody. Confirmed: you make the call. While the chromatograph works alone you wash glassware, check for expired reagents and fill in the notebook in ink.',
      },
    ],
  },
};
