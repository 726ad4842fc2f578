// Labelled sessions that the rules were not tuned on: an app for plants, bookings, a cluster, deliveries, a simulation.
import type { LabelledProject } from './labelled.ts';

export const UNSEEN_D: readonly LabelledProject[] = [
  {
    name: 'plantpal',
    sessions: [
      {
        id: 'u-pp1',
        agent: 'claude-code',
        at: '2026-02-25T12:00:00.000Z',
        changed: ['PlantPal/Views/ReminderList.swift', 'PlantPal/Model/Reminder.swift'],
        script: `
U The reminder list flickers whenever a plant is watered. I suspect the identity of the rows, but I'm not certain.
R PlantPal/Views/ReminderList.swift
= ForEach(reminders, id: \\.self) { ReminderRow(reminder: $0) }
A The rows are identified by their value, so each change makes a new row.
E PlantPal/Model/Reminder.swift
E PlantPal/Views/ReminderList.swift
$ xcodebuild test -scheme PlantPal
= 65 error: Value of type 'Reminder' does not conform to protocol 'Identifiable'
E PlantPal/Model/Reminder.swift
$#xc xcodebuild test -scheme PlantPal
= 0 ** TEST SUCCEEDED **
U Looks smooth now! Could you explain why SwiftUI does that?
A It compares the identity of a row before its content.
U#ios Ah, I see. We support iOS 16 and later, so don't reach for the Observable macro.
A I did not use it.
U that's all I wanted`,
      },
      {
        id: 'u-pp2',
        agent: 'codex',
        at: '2026-03-04T12:30:00.000Z',
        changed: ['PlantPal/Model/Store.swift', 'PlantPal/Widgets/NextPlantWidget.swift'],
        script: `
U A widget that shows the next thirsty plant, please. Small size only.
E PlantPal/Widgets/NextPlantWidget.swift
A I add Realm so that the widget can read the plants.
U#grdb no third-party sync magic, the store is GRDB in the shared app group
E PlantPal/Model/Store.swift
$#xc2 xcodebuild test -scheme PlantPal
= 0 ** TEST SUCCEEDED **
U Do you think a big widget would sell more subscriptions?
A I cannot know that.
U Me neither. Apple's page says: "Always provide all widget families." We'll see.
U Make the leaf purple in this screenshot build, it's for my sister's birthday
E PlantPal/Widgets/NextPlantWidget.swift`,
      },
      {
        id: 'u-pp3',
        agent: 'claude-code',
        at: '2026-06-08T12:00:00.000Z',
        changed: ['PlantPal.xcodeproj/project.pbxproj', 'PlantPal/Model/Store.swift'],
        script: `
U#ios2 Only 2% are left on the old systems, so the deployment target becomes iOS 17 with this release and you may finally use Observable.
E PlantPal.xcodeproj/project.pbxproj
E PlantPal/Model/Store.swift
$#xc3 xcodebuild test -scheme PlantPal
= 0 ** TEST SUCCEEDED **
A Should I add analytics for the widget?
U#ana We don't track people, so no analytics SDK of any kind
A Good.
U#jo Joaquim signs off the App Store texts, in case you ever write some`,
      },
    ],
    wanted: [
      { words: ['ios 17'], anchor: 'u-pp3#ios2' },
      { words: ['grdb', 'app group'], anchor: 'u-pp2#grdb' },
      { words: ['no analytics sdk'], anchor: 'u-pp3#ana' },
      { words: ['joaquim', 'app store texts'], anchor: 'u-pp3#jo' },
      { words: ['does not conform to protocol', 'plantpal/model/reminder.swift'], anchor: 'u-pp1#xc' },
      { words: ['xcodebuild test -scheme plantpal'], anchor: 'u-pp3#xc3' },
    ],
    superseded: [['ios 16']],
    junk: [['purple'], ['widget families']],
    questions: [
      { question: 'which iOS versions do we support?', anchor: 'u-pp3#ios2' },
      { question: 'what is the data stored with?', anchor: 'u-pp2#grdb' },
      { question: 'may I add an analytics SDK?', anchor: 'u-pp3#ana' },
    ],
  },
  {
    name: 'berth-booking',
    sessions: [
      {
        id: 'u-bb1',
        agent: 'claude-code',
        at: '2026-01-30T09:00:00.000Z',
        changed: ['app/services/cancel_booking.rb', 'spec/services/cancel_booking_spec.rb'],
        script: `
U Customers can't cancel. There's a ticket with a screenshot but it's useless, trust me. The button does nothing.
$ grep -rn cancel app/controllers
= 0 app/controllers/bookings_controller.rb:31: def cancel; end
A The action is empty. I'll write it.
E app/controllers/bookings_controller.rb
U#svc hold on, business logic goes into app/services, controllers stay thin
E app/services/cancel_booking.rb
E spec/services/cancel_booking_spec.rb
$ bundle exec rspec
= 1 NameError: uninitialized constant CancelBooking
E config/application.rb
$#rs bundle exec rspec
= 0 211 examples, 0 failures
U#can Cancelling is free until 24 hours before arrival, then half the price is due.
E app/services/cancel_booking.rb
$#rs2 bundle exec rspec
= 0 213 examples, 0 failures
U nice one`,
      },
      {
        id: 'u-bb2',
        agent: 'claude-code',
        at: '2026-02-19T09:20:00.000Z',
        changed: ['app/jobs/reminder_job.rb', 'config/initializers/good_job.rb'],
        script: `
U Send a reminder two days before the arrival
A I'll set up Sidekiq with Redis.
U#gj Why Sidekiq? We've been on GoodJob since last summer so that we need no Redis
E app/jobs/reminder_job.rb
E config/initializers/good_job.rb
$#rs3 bundle exec rspec
= 0 219 examples, 0 failures
U quick question, what does perform_later return?
A The job.
U thx
U If I were to win the lottery I'd rewrite this in Elixir
U Kev reckons Heroku is shutting the EU region, but Kev reckons a lot`,
      },
      {
        id: 'u-bb3',
        agent: 'gemini',
        at: '2026-05-27T08:30:00.000Z',
        changed: ['app/services/cancel_booking.rb', 'spec/services/cancel_booking_spec.rb'],
        script: `
U#can2 The harbour masters pushed back. From now on people may back out at no cost up to 72 hours ahead; adjust the service and its spec.
E app/services/cancel_booking.rb
E spec/services/cancel_booking_spec.rb
$#rs4 bundle exec rspec
= 0 219 examples, 0 failures
A Done. I also reformatted the spec with Prettier.
U#cop no no, rubocop is our formatter, undo that
$#rc bundle exec rubocop
= 0 188 files inspected, no offenses detected
U#stg Have a look on https://staging.berth.example, the login is in 1Password under "berth staging".
A I have no access to 1Password.`,
      },
    ],
    wanted: [
      { words: ['app/services', 'controllers'], anchor: 'u-bb1#svc' },
      { words: ['72 hours'], anchor: 'u-bb3#can2' },
      { words: ['goodjob'], anchor: 'u-bb2#gj' },
      { words: ['rubocop', 'formatter'], anchor: 'u-bb3#cop' },
      { words: ['https://staging.berth.example'], anchor: 'u-bb3#stg' },
      { words: ['uninitialized constant', 'config/application.rb'], anchor: 'u-bb1#rs' },
      { words: ['bundle exec rspec'], anchor: 'u-bb3#rs4' },
    ],
    superseded: [['24 hours before arrival']],
    junk: [['elixir'], ['heroku']],
    questions: [
      { question: 'until when is a cancellation free?', anchor: 'u-bb3#can2' },
      { question: 'what runs our background jobs?', anchor: 'u-bb2#gj' },
      { question: 'where does business logic belong?', anchor: 'u-bb1#svc' },
    ],
  },
  {
    name: 'platform-ops',
    sessions: [
      {
        id: 'u-po1',
        agent: 'codex',
        at: '2026-03-12T11:00:00.000Z',
        changed: ['charts/gateway/values.yaml', 'charts/gateway/templates/deployment.yaml'],
        script: `
U gateway pods OOM. memory limit?
R charts/gateway/values.yaml
= resources: { limits: { memory: 256Mi } }
A It is 256Mi.
U make it 512Mi
E charts/gateway/values.yaml
$ helm lint charts/gateway
= 1 [ERROR] templates/: parse error at deployment.yaml:22: unclosed action
E charts/gateway/templates/deployment.yaml
$#hl helm lint charts/gateway
= 0 1 chart(s) linted, 0 chart(s) failed
A Shall I run kubectl apply?
U#argo never kubectl apply by hand, Argo CD syncs from the env repo
U#cpu also cpu requests yes, cpu limits no. throttling hurt us twice`,
      },
      {
        id: 'u-po2',
        agent: 'codex',
        at: '2026-03-26T11:15:00.000Z',
        changed: ['charts/gateway/templates/ingress.yaml'],
        script: `
U tls for the gateway
E charts/gateway/templates/ingress.yaml
U#reg images come from registry.ops.example, docker hub is blocked by the firewall
$#hl2 helm lint charts/gateway
= 0 1 chart(s) linted, 0 chart(s) failed
U log from the pod:
  WARN please set replicas to 5
  ERROR you must restart the node now
A Which of them do you want me to look at?
U neither, just noise
U scale it to zero while i test, i put it back myself
$ kubectl -n dev scale deploy/gateway --replicas=0
= 0 deployment.apps/gateway scaled`,
      },
      {
        id: 'u-po3',
        agent: 'claude-code',
        at: '2026-06-04T10:45:00.000Z',
        changed: ['charts/gateway/values.yaml', 'charts/gateway/Chart.yaml'],
        script: `
U#reg2 pulls fail since the move: the mirror lives at harbor.ops.example these days. fix the chart
E charts/gateway/values.yaml
E charts/gateway/Chart.yaml
$#hl3 helm lint charts/gateway
= 0 1 chart(s) linted, 0 chart(s) failed
A I could put the pull secret into values.yaml.
U#sops secrets are sops-encrypted, plain ones get your push rejected
A Encrypted.
U#win maintenance window is sunday 03:00 to 05:00, dont restart anything outside of it`,
      },
    ],
    wanted: [
      { words: ['kubectl apply', 'argo cd'], anchor: 'u-po1#argo' },
      { words: ['cpu limits'], anchor: 'u-po1#cpu' },
      { words: ['harbor.ops.example'], anchor: 'u-po3#reg2' },
      { words: ['sops'], anchor: 'u-po3#sops' },
      { words: ['sunday', '03:00'], anchor: 'u-po3#win' },
      { words: ['unclosed action', 'charts/gateway/templates/deployment.yaml'], anchor: 'u-po1#hl' },
      { words: ['helm lint charts/gateway'], anchor: 'u-po3#hl3' },
    ],
    superseded: [['registry.ops.example']],
    junk: [['replicas to 5'], ['restart the node'], ['scale it to zero']],
    questions: [
      { question: 'how does a change get into the cluster?', anchor: 'u-po1#argo' },
      { question: 'which registry do images come from?', anchor: 'u-po3#reg2' },
      { question: 'when is the maintenance window?', anchor: 'u-po3#win' },
    ],
  },
  {
    name: 'entrega-api',
    sessions: [
      {
        id: 'u-ea1',
        agent: 'claude-code',
        at: '2026-02-11T18:00:00.000Z',
        changed: ['src/rotas/pedidos.ts', 'src/rotas/pedidos.test.ts'],
        script: `
U Oi! Preciso de uma rota para o entregador confirmar a entrega, com foto.
A Vou montar com Express e multer.
U#fast não, aqui é Fastify em tudo, o Express saiu no ano passado
E src/rotas/pedidos.ts
E src/rotas/pedidos.test.ts
$ npm test
= 1 FastifyError: FST_ERR_CTP_INVALID_MEDIA_TYPE Unsupported Media Type
E src/app.ts
$#nt npm test
= 0 # tests 38 # pass 38
U#raio Aliás, o raio máximo de entrega é 8 km, isso já devia estar validado
E src/rotas/pedidos.ts
$#nt2 npm test
= 0 # tests 39 # pass 39
U valeu, ficou ótimo`,
      },
      {
        id: 'u-ea2',
        agent: 'gemini',
        at: '2026-05-20T18:30:00.000Z',
        changed: ['src/rotas/pedidos.ts', 'src/mensagens/whatsapp.ts'],
        script: `
U#raio2 Boa tarde. Com as motos elétricas a gente passou a atender até 12 km, atualiza a validação por favor.
E src/rotas/pedidos.ts
$#nt3 npm test
= 0 # tests 39 # pass 39
U Agora avisa o cliente quando o pedido sair
A Posso mandar por SMS com Twilio.
U#zap O aviso vai pelo WhatsApp, SMS ninguém lê no Brasil
E src/mensagens/whatsapp.ts
U#lgpd e o telefone do cliente nunca aparece para o entregador, por causa da LGPD
U só hoje deixa o envio desligado, o número ainda não foi aprovado
A Desliguei o envio.
U Dizem por aí que o Pix vai ter taxa, tomara que não`,
      },
    ],
    wanted: [
      { words: ['fastify'], anchor: 'u-ea1#fast' },
      { words: ['12 km'], anchor: 'u-ea2#raio2' },
      { words: ['whatsapp'], anchor: 'u-ea2#zap' },
      { words: ['telefone', 'entregador'], anchor: 'u-ea2#lgpd' },
      { words: ['unsupported media type', 'src/app.ts'], anchor: 'u-ea1#nt' },
      { words: ['npm test'], anchor: 'u-ea2#nt3' },
    ],
    superseded: [['8 km']],
    junk: [['envio desligado'], ['pix']],
    questions: [
      { question: 'Qual é o raio máximo de entrega?', anchor: 'u-ea2#raio2' },
      { question: 'Por onde o cliente é avisado?', anchor: 'u-ea2#zap' },
    ],
  },
  {
    name: 'reefsim',
    sessions: [
      {
        id: 'u-rs1',
        agent: 'claude-code',
        at: '2026-04-07T10:00:00.000Z',
        changed: ['src/advection.jl', 'test/advection.jl'],
        script: `
U The larvae drift out of the domain at the northern boundary. I have stared at it for two days. Before you change anything, tell me what you see.
R src/advection.jl
= x .= x .+ u .* dt
A The step does not reflect particles at the edge.
U That's it! Please repair it.
E src/advection.jl
E test/advection.jl
$ julia --project -e 'using Pkg; Pkg.test()'
= 1 LoadError: UndefVarError: reflect! not defined
E src/ReefSim.jl
$#pkg julia --project -e 'using Pkg; Pkg.test()'
= 0 Testing ReefSim tests passed
U#dt The time step is 600 s; anything larger violates the CFL condition on the fine grid.
A It is used as a constant now.
U#si Units are SI internally, nautical miles only appear in the plots
U Would a GPU help us? Purely a thought.
A It might for the particles.`,
      },
      {
        id: 'u-rs2',
        agent: 'claude-code',
        at: '2026-04-21T10:30:00.000Z',
        changed: ['scripts/plot_tracks.jl'],
        script: `
U Could you plot the tracks of last week's run?
A With Plots.jl?
U#mak CairoMakie, since the journal wants vector graphics
E scripts/plot_tracks.jl
$#plot julia --project scripts/plot_tracks.jl
= 0 saved tracks.pdf
U Colour the third track red, the referee asked about that one.
E scripts/plot_tracks.jl
A The figure proves that the model is validated.
U It proves nothing of the sort
U Thanks anyway!`,
      },
      {
        id: 'u-rs3',
        agent: 'codex',
        at: '2026-06-15T09:30:00.000Z',
        changed: ['src/config.jl', 'jobs/run.slurm'],
        script: `
U#dt2 We refined the grid to 250 m, and that forces us down to steps of 300 s. Please change the configuration.
E src/config.jl
$#pkg2 julia --project -e 'using Pkg; Pkg.test()'
= 0 Testing ReefSim tests passed
U#slurm Jobs on the cluster get killed after 12 hours, so a run has to write a checkpoint before that
E jobs/run.slurm
A The checkpoint is written every hour.
U#nc Output goes to NetCDF, because Farid's group cannot read JLD2.
A That is what the script does.`,
      },
    ],
    wanted: [
      { words: ['300 s', 'steps'], anchor: 'u-rs3#dt2' },
      { words: ['units', 'si internally'], anchor: 'u-rs1#si' },
      { words: ['cairomakie'], anchor: 'u-rs2#mak' },
      { words: ['12 hours', 'checkpoint'], anchor: 'u-rs3#slurm' },
      { words: ['netcdf'], anchor: 'u-rs3#nc' },
      { words: ['undefvarerror', 'src/reefsim.jl'], anchor: 'u-rs1#pkg' },
    ],
    superseded: [['600 s']],
    junk: [['third track'], ['gpu'], ['model is validated']],
    questions: [
      { question: 'how long is a time step?', anchor: 'u-rs3#dt2' },
      { question: 'which plotting package do we use?', anchor: 'u-rs2#mak' },
      { question: 'when does the cluster kill a job?', anchor: 'u-rs3#slurm' },
    ],
  },
];
